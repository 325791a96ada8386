import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testTitles } from './test-titles';

const root = resolve(__dirname, '../..');
const rows = readFileSync(resolve(root, 'docs/resume-findings.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, finding = '', tests = '']) => [finding, tests.split('<br>')] as const);

it.each(rows)('docs/resume-findings.md names existing tests for: %s', (_finding, tests) => {
  const missing = tests.filter((test) => {
    const [, title = '', file = ''] = /^\[(.*)\]\(\.\.\/(.*)\)$/.exec(test) ?? [];
    return !exists(title, resolve(root, file));
  });
  expect(missing).toEqual([]);
});

function exists(title: string, file: string): boolean {
  const source = readFileSync(file, 'utf8');
  return testTitles(file, source).has(title) || judgedRows(source).has(title);
}

/** Titles of the rows of `itJudges`. */
const judgedRows = (source: string) =>
  new Set([...source.matchAll(/(['"])(\w+: \w+ when .*?)\1: /g)].map(([, , title]) => title));
