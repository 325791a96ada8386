import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { coveragePage } from './coverage-page';
import { readHeldBy, readSentences } from './sentences';
import { testTitles } from './test-titles';

const root = resolve(__dirname, '../..');
const sentences = readSentences();
const held = readHeldBy();

test('every listed test exists', () => {
  const missing = [...held].flatMap(([id, tests]) => tests.filter((one) => !exists(one)).map((one) => `${id}: ${one}`));
  expect(missing).toEqual([]);
});

test('tests are listed only under sentences that exist', () => {
  const known = new Set(sentences.map(({ id }) => id));
  expect([...held.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('a title is found however the test is written, and a group is none', () => {
  const source = `
    describe('a group', () => {
      it('one', () => {});
      test.each([1])('two of %s', () => {});
      test.each\`a\`('three', () => {});
      test(\`four of \${name}\`, () => {});
      test.describe('another group', () => {});
    });`;
  expect([...testTitles('a.test.ts', source)]).toEqual(['one', 'two of %s', 'three', 'four of ${name}']);
});

test('docs/specification-coverage.md is what `npm run specification` writes', () => {
  const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8');
  expect(page).toBe(coveragePage(sentences, held));
});

const titlesOf = new Map<string, Set<string>>();

function exists(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ');
  const path = join(root, file);
  if (!titlesOf.has(file))
    titlesOf.set(file, existsSync(path) ? testTitles(path, readFileSync(path, 'utf8')) : new Set());
  return titlesOf.get(file)!.has(title);
}
