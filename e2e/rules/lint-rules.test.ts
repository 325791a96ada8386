import { execFileSync, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = resolve(__dirname, '../..');
const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
const RULES = ['no-restricted-syntax', 'no-warning-comments'];

const configs = new Map<string, Linter.Config>();

beforeAll(() => {
  for (const file of ['remote-jobs/src/pages/jobs-page.tsx', 'api/src/app.ts']) {
    const printed = execFileSync(process.execPath, [eslint, '--print-config', file], { cwd: root, encoding: 'utf8' });
    const { rules } = JSON.parse(printed) as { rules: Linter.RulesRecord };
    configs.set(file.split('/')[0] ?? '', {
      files: ['**/*.tsx'],
      languageOptions: { parser: parser as Linter.Parser },
      rules: Object.fromEntries(RULES.map((rule) => [rule, rules[rule] ?? 'off'])),
    });
  }
}, 60_000);

const messagesFor = (text: string, folder = 'remote-jobs'): string[] =>
  new Linter().verify(text, configs.get(folder) ?? {}, 'file.tsx').map(({ message }) => message);

test.each([
  ['a bare import', "export const load = () => import('./toast');"],
  ['an awaited import', "export const load = async () => (await import('./toast')).Toast;"],
  ['an import that another function retries', "export const load = twice(() => import('./toast'));"],
  ["React's lazy", "import { lazy } from 'react';"],
  ['React.lazy', 'export const Toast = React.lazy(load);'],
])('%s in a page is rejected', (_, text) => {
  expect(messagesFor(text)).toEqual([expect.stringContaining('@kadam/shared/on-demand')]);
});

test('an import through onDemand is accepted', () => {
  expect(messagesFor("export const load = onDemand(() => import('./toast'));")).toEqual([]);
});

describe.each(['remote-jobs', 'api'])('in %s', (folder) => {
  test.each([
    ['an object spread into an object', 'export const a = { ...{ b: 1 }, c: 2 };'],
    ['an array spread into an array', 'export const a = [...[1, 2], 3];'],
    ['an object spread into props', 'export const a = <p {...{ id: "a" }} />;'],
    ['oxfmt-ignore', 'export const a = 1; // oxfmt-ignore'],
  ])('%s is rejected', (_, text) => {
    expect(messagesFor(text, folder)).toEqual([expect.stringMatching(/oxfmt|the formatter/)]);
  });
});

test('a comment of more than 100 columns is rejected, and code of that width is not', () => {
  const [short, long] = [97, 98].map((length) => `// ${'x'.repeat(length)}`);
  const input = `export const a = '${'x'.repeat(110)}';\n${short}\n${long}\n`;
  const args = [eslint, '--stdin', '--stdin-filename', 'remote-jobs/src/lib/wide.ts', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, input, encoding: 'utf8' });
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string; line: number }[] }[];
  expect(result?.messages).toMatchObject([{ ruleId: '@stylistic/max-len', line: 3 }]);
}, 60_000);
