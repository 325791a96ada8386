import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = resolve(__dirname, '../..');
const PAGE = 'remote-jobs/src/pages/jobs-page.tsx';

let rules: Linter.RulesRecord;

beforeAll(() => {
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
  const printed = execFileSync(process.execPath, [eslint, '--print-config', PAGE], { cwd: root, encoding: 'utf8' });
  ({ rules } = JSON.parse(printed) as { rules: Linter.RulesRecord });
}, 60_000);

/** Messages of the syntax rule for pages about a text. */
function messagesFor(text: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: parser as Linter.Parser },
    rules: { 'no-restricted-syntax': rules['no-restricted-syntax'] ?? 'off' },
  };
  return new Linter().verify(text, config, 'page.tsx').map(({ message }) => message);
}

const REJECTED = [expect.stringContaining('@kadam/shared/on-demand')];

test.each([
  ['a bare import', "export const load = () => import('./toast');"],
  ['an awaited import', "export const load = async () => (await import('./toast')).Toast;"],
  ['an import that another function retries', "export const load = twice(() => import('./toast'));"],
  ["React's lazy", "import { lazy } from 'react';"],
  ['React.lazy', 'export const Toast = React.lazy(load);'],
])('%s in a page is rejected', (_, text) => {
  expect(messagesFor(text)).toEqual(REJECTED);
});

test('an import through onDemand is accepted', () => {
  expect(messagesFor("export const load = onDemand(() => import('./toast'));")).toEqual([]);
});
