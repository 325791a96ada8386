import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { neighbors, violations, type Violation } from './violations';

const root = resolve(__dirname, '../..');
const configs = ['.dependency-cruiser.cjs', '.dependency-cruiser.packages.cjs'].map((file) => join(root, file));

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

describe('the import rules', () => {
  let repository: string;
  let caught: Report['summary']['violations'];

  beforeAll(() => {
    repository = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-rules-')));
    plantAll(repository);
    caught = configs.flatMap((config) => cruise(repository, config));
  }, 60_000);

  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  it.each(violations.map((violation) => [violation.rule, violation.file, violation] as const))(
    '%s reports %s',
    (rule, file) => {
      expect(caught.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(rule);
    },
  );

  it('report nothing in files that follow the rules', () => {
    const allowed = new Set(Object.keys(neighbors));
    expect(caught.filter(({ from, rule }) => allowed.has(from) && rule.name !== 'no-unused-files')).toEqual([]);
  });

  it('have a test file for each rule', () => {
    const rules: string[] = configs.flatMap((config) =>
      jest.requireActual<{ forbidden: { name: string }[] }>(config).forbidden.map(({ name }) => name),
    );
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(rules));
  });
});

function plantAll(repository: string): void {
  for (const [file, text] of Object.entries(neighbors)) plant(repository, { rule: '', file, text });
  for (const violation of violations) plant(repository, violation);
  cpSync(join(root, 'shared/package.json'), join(repository, 'shared/package.json'));
  for (const name of ['@tanstack/react-query', 'axios', 'react', 'react-router-dom', 'fastify', 'zod'])
    link(join(root, 'node_modules', name), join(repository, 'node_modules', name));
  link(join(repository, 'shared'), join(repository, 'node_modules/@kadam/shared'));
}

function plant(repository: string, { file, text }: Violation): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

function link(target: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

function cruise(repository: string, config: string): Report['summary']['violations'] {
  const folders = ['host', 'remote-jobs', 'remote-new', 'shared', 'api', 'resume-engine'];
  const command = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    config,
    '--output-type',
    'json',
    ...folders,
  ];
  try {
    return (
      JSON.parse(
        execFileSync(process.execPath, command, { cwd: repository, encoding: 'utf8', maxBuffer: 64_000_000 }),
      ) as Report
    ).summary.violations;
  } catch (error) {
    // The exit code is the number of violations; the report is complete.
    return (JSON.parse((error as { stdout: string }).stdout) as Report).summary.violations;
  }
}
