import { unbreakableWords } from './unbreakable';

const wordsOf = (text: string) => unbreakableWords(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['full-stack and front-end work', ['full-stack', 'front-end']],
  ['see https://asha.example/cv?id=1, please', ['https://asha.example/cv?id=1,']],
  ['asha@example.com | Pune', ['asha@example.com']],
  ['2019–2021', ['2019–2021']],
  ["it's 3.5 of 1,000 in Node.js", []],
  ['- a bullet', []],
  ['', []],
])('does not break in %p: %p', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('stays fast over a word of 100,000 letters', () => {
  const before = process.cpuUsage();
  unbreakableWords('a'.repeat(100_000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
