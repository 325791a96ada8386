import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testTitles } from './test-titles';

const root = resolve(__dirname, '../..');
const page = readFileSync(resolve(root, 'docs/failure-matrix.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\', '').trim()));
const failures = rows.map(([, failure = '', , tests = '']) => [failure, tests.split('<br>')] as const);

it.each(failures)('docs/failure-matrix.md names existing tests for: %s', (_failure, tests) => {
  const missing = tests.filter((test) => {
    const [, file, title] = /^`([a-z-]+)`: (.*)$/.exec(test) ?? [];
    return !titlesOf(file).some((existing) => existing.test(title ?? ''));
  });
  expect(missing).toEqual([]);
});

/** Patterns of the titles in a file of specs/faults: a title in a loop has `${…}` in it. */
function titlesOf(file = ''): RegExp[] {
  const path = resolve(root, `e2e/specs/faults/${file}.spec.ts`);
  return [...testTitles(path, readFileSync(path, 'utf8'))].map((title) => {
    const parts = title.replaceAll('\\', '').split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
  });
}
