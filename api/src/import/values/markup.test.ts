import fc from 'fast-check';
import { markupOf } from './markup';

test.each([
  ['Plain text, a < b & c > d', 'Plain text, a < b & c > d', null],
  ['Know List<String> and C++', 'Know List<String> and C++', null],
  ['R&amp;D &#8211; Pune', 'R&D – Pune', null],
  ['One\r\nTwo\n\n\n\nThree', 'One\nTwo\n\nThree', null],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo', '<p>One</p><p>Two</p>'],
  ['&lt;p&gt;Escaped &amp;amp; kept&lt;/p&gt;', 'Escaped & kept', '<p>Escaped &amp; kept</p>'],
  ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two', '<ul><li>One</li><li>Two</li></ul>'],
  ['<b>Bold</b> and <i>soft</i>', 'Bold and soft', '<strong>Bold</strong> and <em>soft</em>'],
  ['<h2 style="x">Duties</h2>', 'Duties', '<p>Duties</p>'],
  ['<div class="a">In<span> here</span></div>', 'In here', 'In here'],
  ['One<br/>Two<br>Three', 'One\nTwo\nThree', 'One<br>Two<br>Three'],
  ['<p onclick="evil()">Hi</p><script>evil()</script><style>p{}</style>', 'Hi', '<p>Hi</p>'],
  ['<a href="javascript:evil()">Apply</a><img src=x onerror=evil()>', 'Apply', 'Apply'],
  ['<svg><p>no</p></svg><iframe>no</iframe>yes', 'yes', 'yes'],
  [
    '<p>&lt;script&gt;evil()&lt;/script&gt;</p>',
    '<script>evil()</script>',
    '<p>&lt;script&gt;evil()&lt;/script&gt;</p>',
  ],
  ['<constructor><toString>odd<b>names</b>', 'oddnames', 'odd<strong>names</strong>'],
  ['<p>never closed<ul><li>nor this', 'never closed\n\n• nor this', '<p>never closed</p><ul><li>nor this</li></ul>'],
  ['<p>Text</p><p>&nbsp;</p><p> </p><ul><li></li></ul>', 'Text', '<p>Text</p>'],
  ['<li>alone</li>', 'alone', '<p>alone</p>'],
  ['<!-- <b>gone</b> --><p>kept</p>', 'kept', '<p>kept</p>'],
])('%j reads as %j', (source, text, html) => {
  expect(markupOf(source)).toEqual({ text, html });
});

// One of the eight tags, closed in order; anything else is text in which the signs of markup are escaped.
function isHarmless(html: string): boolean {
  const open: string[] = [];
  let isOrdered = true;
  const rest = html.replace(/<(\/?)(p|ul|ol|li|strong|em)>|<br>/g, (_, end?: string, tag?: string) => {
    if (tag && end) isOrdered &&= open.pop() === tag;
    else if (tag) open.push(tag);
    return '';
  });
  return isOrdered && open.length === 0 && !/[<>"']/.test(rest);
}

test('whatever is put in, only closed tags without attributes come out', () => {
  const names = fc.constantFrom(
    'p',
    'ul',
    'li',
    'b',
    'em',
    'script',
    'svg',
    'a',
    'style',
    'title',
    'div',
    'x-y',
    '__proto__',
    'P',
  );
  const pieces = fc.oneof(
    fc.string(),
    fc.tuple(names, fc.string()).map(([name, text]) => `<${name} ${text}>`),
    names.map((name) => `<${name}>`),
    names.map((name) => `</${name}>`),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&lt;',
      '&#60;',
      '&#x3c;script&#62;',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '\u0000',
      '<br',
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const { html } = markupOf(parts.join(''));
      expect(html === null || isHarmless(html)).toBe(true);
      // Reading it again finds nothing to take away.
      if (html) expect(isHarmless(markupOf(html).html ?? '')).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('hostile lengths do not take long', () => {
  const started = performance.now();
  for (const source of [
    '<p '.repeat(60_000),
    '<ul><li>'.repeat(20_000),
    `<p>${' '.repeat(190_000)}`,
    '&amp;'.repeat(30_000),
    '<'.repeat(190_000),
  ])
    markupOf(source);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(() => markupOf('x'.repeat(200_001))).toThrow('has 200001 characters');
});
