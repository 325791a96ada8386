import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { coveragePage } from './coverage-page';
import { readByDecision, readHeldBy, readSentences } from './sentences';
import { testTitles } from './test-titles';

const root = resolve(__dirname, '../..');
const sentences = readSentences();
const held = readHeldBy();
const decided = readByDecision();

test('every listed test exists', () => {
  const missing = [...held].flatMap(([id, tests]) => tests.filter((one) => !exists(one)).map((one) => `${id}: ${one}`));
  expect(missing).toEqual([]);
});

test('tests are listed only under existing sentences', () => {
  const known = new Set(sentences.map(({ id }) => id));
  expect([...held.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('every sentence has a test', () => {
  expect(sentences.map(({ id }) => id).filter((id) => !held.has(id))).toEqual([]);
});

test('decisions name existing sentences and rows', () => {
  const known = new Set(sentences.map(({ id }) => id));
  const page = readFileSync(join(root, 'docs/specification-decisions.md'), 'utf8');
  const rows = new Set([...page.matchAll(/^\| (\d+) /gm)].map(([, row]) => Number(row)));
  const unknown = [...decided].filter(([id, named]) => !known.has(id) || named.some((row) => !rows.has(row)));
  expect(unknown).toEqual([]);
});

test('the page counts sentences as specified and by decision separately', () => {
  const some = sentences.slice(0, 4);
  const ids = some.map(({ id }) => id);
  const tests = new Map(ids.slice(0, 3).map((id) => [id, ['a.test.ts › a']]));
  const page = coveragePage(
    some,
    tests,
    new Map([
      [ids[1]!, [2, 39]],
      [ids[3]!, [1]],
    ]),
  );
  expect(page).toContain(
    '**3 of 4** sentences are held by a test: **2** hold as they are written, **1** hold by decision.',
  );
  expect(page).toMatch(new RegExp(`\\*\\*${ids[1]!}\\*\\* .* _\\(by decision: 2, 39\\)_`));
});

test('titles are found in all forms of tests, groups are ignored', () => {
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

test('docs/specification-coverage.md is the output of `npm run specification`', () => {
  const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8');
  expect(page).toBe(coveragePage(sentences, held, decided));
});

const titlesOf = new Map<string, Set<string>>();

function exists(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ');
  const path = join(root, file);
  if (!titlesOf.has(file))
    titlesOf.set(file, existsSync(path) ? testTitles(path, readFileSync(path, 'utf8')) : new Set());
  return titlesOf.get(file)!.has(title);
}
