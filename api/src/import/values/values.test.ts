import fc from 'fast-check';
import { ValueError } from '../errors';
import { ChoiceWords } from './choice';
import { list, SENTENCES, WORDS } from './list';
import { line, wholeNumber } from './text';
import { readWebAddress } from './web-address';

describe('lines', () => {
  test.each<[unknown, string]>([
    ['  Staff \n Nurse\t', 'Staff Nurse'],
    [42, '42'],
    [{ name: 'Acme' }, 'Acme'],
    [{ '@value': 'Acme' }, 'Acme'],
    [['Acme', { title: 'Sons' }], 'Acme, Sons'],
    ['R&amp;D <b>Lead</b>', 'R&D Lead'],
  ])('%j is %j', (value, expected) => {
    expect(line(20)(value)).toBe(expected);
  });

  test.each<[unknown, string]>([
    ['x'.repeat(21), 'has 21 characters; at most 20 fit. Shorten it.'],
    ['a\u0000b', 'holds characters that are not text. Remove them.'],
    ['a\ud800b', 'holds characters that are not text. Remove them.'],
    [{ colour: 'red' }, `'{"colour":"red"}' is not a text.`],
  ])('%j is rejected', (value, message) => {
    expect(() => line(20)(value)).toThrow(message);
  });
});

describe('lists', () => {
  const words = list({ maxItems: 5, maxLength: 20, between: WORDS });
  const sentences = list({ maxItems: 5, maxLength: 60, between: SENTENCES });

  test.each<[unknown, string[]]>([
    ['Java, C++ ; Node.js|C#', ['Java', 'C++', 'Node.js', 'C#']],
    [
      ['Java', 'Java', ' SQL '],
      ['Java', 'SQL'],
    ],
    [['Java, SQL'], ['Java', 'SQL']],
    [
      [{ name: 'Java' }, { name: 'SQL, basic' }],
      ['Java', 'SQL, basic'],
    ],
    ['<ul><li>Java</li><li>SQL</li></ul>', ['Java', 'SQL']],
    ['', []],
  ])('the words of %j are %j', (value, expected) => {
    expect(words(value)).toEqual(expected);
  });

  test('sentences keep their commas and lose their bullets', () => {
    expect(sentences('- Read, write and count\n2. Teach\n• Learn; rest')).toEqual([
      'Read, write and count',
      'Teach',
      'Learn',
      'rest',
    ]);
  });

  test('too many and too long items are rejected', () => {
    expect(() => words('a,b,c,d,e,f')).toThrow('has 6 items; at most 5 fit.');
    expect(() => words('x'.repeat(21))).toThrow('has 21 characters; at most 20 fit.');
  });

  test('an array of words is unchanged', () => {
    const word = fc.stringMatching(/^[a-z+#.]{1,10}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 5 }), (items) => {
        expect(words(items)).toEqual(items);
        expect(words(items.join(', '))).toEqual(items);
      }),
    );
  });
});

test('integers may have separators and a plus', () => {
  expect(wholeNumber(5_000)('1,200+')).toBe(1_200);
  for (const wrong of ['1.5', '-1', '5001', 'many']) expect(() => wholeNumber(5_000)(wrong)).toThrow(ValueError);
});

test.each([
  ['https://example.com/a.png', 'https://example.com/a.png'],
  ['/images/a.png', '/images/a.png'],
  [{ '@type': 'ImageObject', url: 'https://example.com/a.png' }, 'https://example.com/a.png'],
  [['https://example.com/a.png', 'https://example.com/b.png'], 'https://example.com/a.png'],
])('the picture of %j is at %j', (value, expected) => {
  expect(readWebAddress(value)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,xx',
  '//evil.example/a',
  '/\\evil.example',
  'a.png',
  'https://a b',
])('%j is not the URL of a picture', (value) => {
  expect(() => readWebAddress(value)).toThrow('is not the address of a picture. Write its path on this portal');
});

test('a choice is recognized in any case and with any separators', () => {
  const words = new ChoiceWords({ full_time: ['permanent'], part_time: ['half day'] });
  const spelt = fc.constantFrom('full_time', 'permanent', 'part_time', 'half day');
  const noise = fc.constantFrom('', ' ', '-', '_', '/', '.');
  fc.assert(
    fc.property(spelt, noise, fc.boolean(), (word, sign, isLoud) => {
      const text = word.replace(/[ _]/g, sign);
      expect(words.match(isLoud ? text.toUpperCase() : text)).toBe(words.match(word));
    }),
  );
  expect(words.read(['CONTRACTOR', 'FULL_TIME'])).toBe('full_time');
  expect(() => words.read('sometimes')).toThrow(
    "'sometimes' is not known. Write full_time or part_time, or leave it empty.",
  );
});
