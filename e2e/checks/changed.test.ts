import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../..');

interface Scope {
  readonly reason: string;
  readonly files?: string[];
  readonly packages?: string[];
  readonly specs?: string[];
  readonly jest: string[][];
}

/** What `npm test -- --changed` would run for these files. */
function scopeOf(...files: string[]): Scope {
  const module = pathToFileURL(join(root, 'scripts/parts/changed.mjs')).href;
  const program = `import { scopeOf } from '${module}'; console.log(JSON.stringify(scopeOf(${JSON.stringify(files)}, 'since main')));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  ) as Scope;
}

it('a module of one remote runs the tests that reach it and the browser specs that visit its pages', () => {
  const file = 'remote-learning/src/paths.ts';
  const { packages, files, jest: runs, specs, reason } = scopeOf(file);
  expect([packages, files]).toEqual([['remote-learning'], [file]]);
  expect(runs).toContainEqual(['--findRelatedTests', file]);
  expect(specs).toContain('e2e/specs/learning/enrolment.spec.ts');
  expect(specs).toContain('e2e/specs/access/every-page.spec.ts');
  expect(specs).not.toContain('e2e/specs/jobs/search.spec.ts');
  expect(reason).toContain('remote-learning');
});

it('a test alone runs itself and no browser', () => {
  const { specs, jest: runs } = scopeOf('host/src/app.test.tsx', 'remote-jobs/src/lib/apply-flow.test.ts');
  expect(specs).toEqual([]);
  expect(runs[0]).toContain('remote-jobs/src/lib/apply-flow.test.ts');
});

it('what is read and not imported runs its whole package', () => {
  expect(scopeOf('remote-jobs/routes.json').jest).toContainEqual(['--selectProjects', 'remote-jobs']);
});

it('the API, the host and the release tool stand behind every page', () => {
  for (const file of ['api/src/app.ts', 'host/src/routes.tsx', 'release/src/publish.ts'])
    expect(scopeOf(file).specs).toBeUndefined();
});

it.each([
  'package-lock.json',
  'shared/src/contract/jobs.ts',
  'remote-jobs/package.json',
  'scripts/parts/api.mjs',
  'remote-unheard-of/src/page.tsx',
])('%s can break anything: everything runs, and it is named', (file) => {
  const { reason, files, specs } = scopeOf('docs/runbook.md', file);
  expect(reason).toContain(`Everything runs: ${file} changed since main`);
  expect([files, specs]).toEqual([undefined, undefined]);
});

it('a document runs only the tests that read documents', () => {
  expect(scopeOf('docs/runbook.md')).toMatchObject({
    specs: [],
    jest: [
      [
        'release/src/runbook.test.ts',
        'e2e/specification/coverage.test.ts',
        'e2e/failure-matrix/failure-matrix.test.ts',
        'e2e/checks/docs.test.ts',
      ],
    ],
  });
});
