import { textOfMarkup } from './markup';

test.each([
  ['Plain text, a < b & c > d', 'Plain text, a < b & c > d'],
  ['Know List<String> and C++', 'Know List<String> and C++'],
  ['R&amp;D &#8211; Pune', 'R&D – Pune'],
  ['One\r\nTwo\n\n\n\nThree', 'One\nTwo\n\nThree'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['&lt;p&gt;Escaped &amp;amp; kept&lt;/p&gt;', 'Escaped & kept'],
  ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two'],
  ['<b>Bold</b> and <i>soft</i>', 'Bold and soft'],
  ['<h2 style="x">Duties</h2>', 'Duties'],
  ['<div class="a">In<span> here</span></div>', 'In here'],
  ['One<br/>Two<br>Three', 'One\nTwo\nThree'],
  ['<p onclick="evil()">Hi</p><script>evil()</script><style>p{}</style>', 'Hi'],
  ['<a href="javascript:evil()">Apply</a><img src=x onerror=evil()>', 'Apply'],
  ['<svg><p>no</p></svg><iframe>no</iframe>yes', 'yes'],
  ['<p>&lt;script&gt;evil()&lt;/script&gt;</p>', '<script>evil()</script>'],
  ['<constructor><toString>odd<b>names</b>', 'oddnames'],
  ['<p>never closed<ul><li>nor this', 'never closed\n\n• nor this'],
  ['<p>Text</p><p>&nbsp;</p><p> </p><ul><li></li></ul>', 'Text'],
  ['<li>alone</li>', 'alone'],
  ['<ul><li><p>One</p><p>more</p></li><li> Two</li></ul>', '• One\n\nmore\n\n• Two'],
  ['<!-- <b>gone</b> --><p>kept</p>', 'kept'],
])('%j reads as %j', (source, text) => {
  expect(textOfMarkup(source)).toBe(text);
});

test('very long hostile texts are parsed quickly', () => {
  const started = performance.now();
  for (const source of [
    '<p '.repeat(60_000),
    '<ul><li>'.repeat(20_000),
    `<p>${' '.repeat(190_000)}`,
    '&amp;'.repeat(30_000),
    '<'.repeat(190_000),
  ])
    textOfMarkup(source);
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(() => textOfMarkup('x'.repeat(200_001))).toThrow('has 200001 characters');
});
