import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
}

/** Codes and messages that the linter of this repository reports, by file. */
function lint(files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const repository = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-lint-')));
  try {
    for (const path of ['.oxlintrc.json', 'scripts/parts/lint-rules.mjs'])
      cpSync(join(root, path), join(repository, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'), 'junction');
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(repository, file)), { recursive: true });
      writeFileSync(join(repository, file), text);
    }
    const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, command, { cwd: repository, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
    const linesOf = (file: string) =>
      diagnostics.filter(({ filename }) => filename === file).map(({ code, message }) => `${code}: ${message}`);
    return new Map(Object.keys(files).map((file) => [file, linesOf(file)]));
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}

const ON_DEMAND = 'kadam(imports-on-demand)';
const SPREAD = 'kadam(no-spread-of-literals)';
const HTML = 'kadam(no-html-strings)';
const spreadLiterals = [
  ['an object spread into an object', 'export const a = { ...{ b: 1 }, c: 2 };', SPREAD],
  ['an array spread into an array', 'export const a = [...[1, 2], 3];', SPREAD],
  ['an object spread into props', 'export const a = <p {...{ id: "a" }} />;', SPREAD],
  ['oxfmt-ignore', 'export const a = 1; // oxfmt-ignore', 'eslint(no-warning-comments)'],
] as const;

const REJECTED = {
  'remote-new': [
    ['a bare import', "export const load = () => import('./toast');", ON_DEMAND],
    ['an awaited import', "export const load = async () => (await import('./toast')).Toast;", ON_DEMAND],
    ['an import that another function retries', "export const load = twice(() => import('./toast'));", ON_DEMAND],
    ["React's lazy", "import { lazy } from 'react'; export const Toast = lazy(load);", ON_DEMAND],
    ['React.lazy', 'export const Toast = React.lazy(load);', ON_DEMAND],
    ['the schemas of an endpoint', 'export const schema = endpoint.responses;', 'kadam(no-endpoint-schemas)'],
    ['a string as HTML', "document.body.innerHTML = '<p>';", HTML],
    ['document.write', "document.write('<p>');", HTML],
    ['dangerouslySetInnerHTML', 'export const a = <p dangerouslySetInnerHTML={html} />;', HTML],
    ['DOMParser', 'export const parser = new DOMParser();', 'eslint(no-restricted-globals)'],
    [
      'a hook in a condition',
      'export function usePlace(is: boolean) { if (is) useEffect(run); }',
      'react-hooks(rules-of-hooks)',
    ],
    [
      'a state set while rendering',
      'export function Place() { const [a, set] = useState(0); set(1); return a; }',
      'react(set-state-in-render)',
    ],
    ['a picture without a text', 'export const a = <img src="a.png" />;', 'jsx-a11y(alt-text)'],
    ...spreadLiterals,
  ],
  api: spreadLiterals,
} as const;

const fileOf = (folder: string, index: number) => `${folder}/src/case-${index}.tsx`;
const cases = Object.entries(REJECTED).flatMap(([folder, list]) =>
  list.map(([title, text, rule], index) => ({ folder, title, text, rule, file: fileOf(folder, index) })),
);
const ACCEPTED = 'remote-new/src/accepted.tsx';
const WIDE = 'remote-new/src/wide.ts';

let reported: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  const [short, long] = [97, 98].map((length) => `// ${'x'.repeat(length)}`);
  reported = lint({
    ...Object.fromEntries(cases.map(({ file, text }) => [file, text])),
    [ACCEPTED]: "export const load = onDemand(() => import('./toast'));\n",
    [WIDE]: `export const a = '${'x'.repeat(110)}';\n${short}\n${long}\n`,
  });
}, 60_000);

test.each(cases)('$title in $folder is rejected', ({ file, rule }) => {
  expect(reported.get(file)).toEqual([expect.stringContaining(rule)]);
});

test('an import through onDemand is accepted', () => {
  expect(reported.get(ACCEPTED)).toEqual([]);
});

test('a comment of more than 100 columns is rejected, and code of that width is not', () => {
  expect(reported.get(WIDE)).toEqual([expect.stringContaining('This line has a comment length of 101')]);
});
