import { makeReading } from '../testing/made-resume';
import { listedBullets } from './listed-bullets';

const paragraph = (...texts: readonly string[]) => {
  const { lines } = makeReading({ extra: { lines: texts } }).layout;
  return { text: texts.join(' '), lines, hasGlyph: false };
};
const shown = (...texts: readonly string[]) =>
  listedBullets([paragraph(...texts)]).map(({ text, hasGlyph }) => [text, hasGlyph]);

test('a paragraph whose lines each end a sentence is a list with drawn bullets', () => {
  expect(shown('Closed the books.', 'Recovered Rs. 2.3 crore', 'of blocked credit.')).toEqual([
    ['Closed the books.', true],
    ['Recovered Rs. 2.3 crore of blocked credit.', true],
  ]);
});

test('prose is one paragraph, and a label is not a bullet', () => {
  expect(shown('I closed the books. Then I', 'recovered credit and went', 'home.')).toEqual([
    ['I closed the books. Then I recovered credit and went home.', false],
  ]);
  expect(shown('Roles & Responsibilities:')).toEqual([]);
});
