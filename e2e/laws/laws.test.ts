import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { neighbours, violations, type Violation } from './violations';

const root = resolve(__dirname, '../..');
const config = join(root, '.dependency-cruiser.cjs');

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

describe('the import laws', () => {
  let house: string;
  let caught: Report['summary']['violations'];

  beforeAll(() => {
    house = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-laws-')));
    furnish(house);
    caught = cruise(house);
  }, 60_000);

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each(violations.map((violation) => [violation.law, violation.file, violation] as const))(
    '%s catches %s',
    (law, file) => {
      expect(caught.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(law);
    },
  );

  it('catch nothing in the files that break no law', () => {
    const innocent = new Set(Object.keys(neighbours));
    const accused = caught.filter(({ from, rule }) => innocent.has(from) && rule.name !== 'no-orphans');
    expect(accused).toEqual([]);
  });

  it('each have a planted violation', () => {
    const laws: string[] = jest
      .requireActual<{ forbidden: { name: string }[] }>(config)
      .forbidden.map(({ name }) => name);
    expect(new Set(violations.map(({ law }) => law))).toEqual(new Set(laws));
  });
});

function furnish(house: string): void {
  for (const [file, text] of Object.entries(neighbours)) plant(house, { law: '', file, text });
  for (const violation of violations) plant(house, violation);
  cpSync(join(root, 'shared/package.json'), join(house, 'shared/package.json'));
  for (const name of ['axios', 'react', 'react-router-dom', 'fastify', 'zod'])
    link(join(root, 'node_modules', name), join(house, 'node_modules', name));
  link(join(house, 'shared'), join(house, 'node_modules/@kadam/shared'));
}

function plant(house: string, { file, text }: Violation): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

function link(target: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

function cruise(house: string): Report['summary']['violations'] {
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
        execFileSync(process.execPath, command, { cwd: house, encoding: 'utf8', maxBuffer: 64_000_000 }),
      ) as Report
    ).summary.violations;
  } catch (error) {
    // The cruiser's exit code is the number of violations; its report is complete all the same.
    return (JSON.parse((error as { stdout: string }).stdout) as Report).summary.violations;
  }
}
