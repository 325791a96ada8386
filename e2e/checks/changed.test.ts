import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../..');

interface Scope {
  readonly reason: string;
  readonly files?: string[];
  readonly packages?: string[];
  readonly specs?: string[];
  readonly tests?: string[];
  readonly hasGallery: boolean;
}

/** The value of an expression that uses exports of these modules of scripts/parts. */
function evaluate<Value>(expression: string): Value {
  const imports = ['changed', 'example-changes', 'spec-map'].map(
    (name) =>
      `import * as ${name.replace('-', '')} from '${pathToFileURL(join(root, `scripts/parts/${name}.mjs`)).href}';`,
  );
  const program = `${imports.join('')} console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  ) as Value;
}

/** What `npm test -- --changed` would run for these files. */
const scopeOf = (...files: string[]) => evaluate<Scope>(`changed.scopeOf(${JSON.stringify(files)}, 'since main')`);

const foldersOf = (paths: string[] = []) => [...new Set(paths.map((path) => path.split('/').slice(0, 2).join('/')))];

describe('an example change selects', () => {
  const scopes = evaluate<Record<string, Scope>>(
    `Object.fromEntries(Object.entries(examplechanges.EXAMPLE_CHANGES).map(([name, files]) => [name, changed.scopeOf(files, '')]))`,
  );
  const specsOf = (name: string) =>
    scopes[name]?.specs?.map((spec) => spec.slice('e2e/specs/'.length, -'.spec.ts'.length));
  const testsOf = (name: string) => scopes[name]?.tests;
  const SMOKE = ['journeys/apply', 'journeys/shell'];

  it('for a text: the tests and specs of its page, and the smoke journeys', () => {
    expect(testsOf('text')).toEqual([
      'remote-marketing/src/pages/about-page.test.tsx',
      'remote-marketing/src/pages/sample-content.test.tsx',
    ]);
    expect(specsOf('text')).toEqual([...SMOKE, 'marketing/documents', 'marketing/pages']);
    expect(scopes['text']?.packages).toEqual(['remote-marketing']);
  });

  it('for a filter: the tests and specs of the job pages, and the smoke journeys', () => {
    expect(testsOf('filter')).toContain('remote-jobs/src/pages/jobs-page-filters.test.tsx');
    expect(foldersOf(testsOf('filter'))).toEqual(['remote-jobs/src']);
    expect(specsOf('filter')?.filter((spec) => !/^(jobs|member)\//.test(spec))).toEqual(SMOKE);
    expect(specsOf('filter')).toEqual(expect.arrayContaining(['jobs/search', 'jobs/saved']));
    expect(specsOf('filter')).not.toContain('member/profile');
  });

  it('for a profile field: whatever imports it through the contract', () => {
    expect(testsOf('profile field')).toEqual(
      expect.arrayContaining([
        'api/src/modules/members/members.test.ts',
        'remote-jobs/src/pages/job-profile-page.test.tsx',
        'shared/src/contract/members.test.ts',
      ]),
    );
    expect(specsOf('profile field')).toEqual(
      expect.arrayContaining(['member/job-profile', 'learning/enrolment', ...SMOKE]),
    );
    expect(specsOf('profile field')?.filter((spec) => /^(resume|releases|faults|shell)\//.test(spec))).toEqual([]);
    expect(foldersOf(testsOf('profile field'))).not.toContain('remote-office/src');
  });

  it('for a resume check: its tests, the API module and the remote that use the engine', () => {
    expect(testsOf('resume check')).toContain('resume-engine/src/checks/ats/ats.test.ts');
    expect(testsOf('resume check')).not.toContain('resume-engine/src/read/pdf/reject-bombs.test.ts');
    expect(foldersOf(testsOf('resume check')).sort()).toEqual([
      'api/src',
      'e2e/people',
      'remote-resume/src',
      'resume-engine/src',
    ]);
    expect(specsOf('resume check')).toContain('resume/live-score');
    expect(specsOf('resume check')?.filter((spec) => /^(jobs|marketing|member)\//.test(spec))).toEqual([]);
  });

  it('for an nginx header: the tests that ask both servers, and journeys behind nginx', () => {
    expect(testsOf('nginx header')).toContain('release/src/serve/nginx.test.ts');
    expect(specsOf('nginx header')?.filter((spec) => !/^(journeys|start)\//.test(spec))).toEqual([]);
    expect(specsOf('nginx header')).toContain('journeys/without-javascript');
    expect(scopes['nginx header']?.hasGallery).toBe(false);
  });

  it('for an API service: the tests of its module and of those that import it, and the specs that use it', () => {
    expect(testsOf('API service')).toEqual(
      expect.arrayContaining([
        'api/src/modules/applications/applications.test.ts',
        'api/src/modules/account/account.test.ts',
      ]),
    );
    expect(testsOf('API service')).not.toContain('api/src/modules/learning/learning.test.ts');
    expect(specsOf('API service')).toEqual(
      expect.arrayContaining(['jobs/apply', 'journeys/apply-with-resume', ...SMOKE]),
    );
  });

  it.each(Object.keys(scopes))('for %s: at most half of the specs', (name) => {
    expect(specsOf(name)!.length).toBeLessThan(evaluate<string[]>('changed.allSpecs()').length / 2);
  });
});

it('a test alone runs itself and no browser', () => {
  const test = 'host/src/shell/portal-page.test.tsx';
  const { specs, tests } = scopeOf(test);
  expect(specs).toEqual([]);
  expect(tests).toContain(test);
  expect(foldersOf(tests)).toEqual(['e2e/specification', 'host/src']);
});

it('a helper of browser specs runs the specs that import it', () => {
  expect(scopeOf('e2e/portal/courses.ts').specs).toContain('e2e/specs/learning/enrolment.spec.ts');
  expect(scopeOf('e2e/portal/courses.ts').specs).not.toContain('e2e/specs/marketing/hero.spec.ts');
});

it.each([
  ['a part of Home', 'remote-marketing/src/features/hero/hero.tsx', ['hero', 'home', 'motion']],
  ['the Contact page', 'remote-marketing/src/pages/contact-page.tsx', ['contact']],
  ['the API of the contact form', 'api/src/modules/marketing/contact.service.ts', ['contact']],
])('%s runs the specs of its page, and not those of other pages', (_, file, expected) => {
  const ofOnePage = scopeOf(file).specs?.flatMap(
    (spec) => /marketing\/(contact|hero|home|motion)\.spec/.exec(spec)?.[1] ?? [],
  );
  expect(ofOnePage).toEqual(expected);
});

it('a file that is read and not imported runs the tests of its package', () => {
  expect(scopeOf('remote-learning/icon.svg').tests).toContain('remote-learning/src/pages/courses-page.test.tsx');
});

it.each(['package-lock.json', 'shared/src/build/jest.cjs', 'remote-jobs/package.json', 'unknown-folder/page.tsx'])(
  '%s can affect every test: everything runs, and it is named',
  (file) => {
    const { reason, files, specs, tests } = scopeOf('docs/runbook.md', file);
    expect(reason).toContain(`Everything runs: ${file} changed since main`);
    expect([files, specs, tests]).toEqual([undefined, undefined, undefined]);
  },
);

it.each([
  ['api/src/server.ts', ['api/src/killed.nightly.test.ts', 'e2e/restarts/restarts.nightly.test.ts']],
  ['api/src/db/postgres.ts', ['api/src/killed.nightly.test.ts']],
  ['api/src/db/migrations/0001_accounts.sql', ['api/src/backup/backup.test.ts']],
  ['api/src/modules/saved-jobs/saved-jobs.service.ts', ['api/src/openapi-fuzzer.test.ts']],
  ['api/src/backup/back-up.ts', ['api/src/backup/backup.test.ts']],
  ['api/src/commands/restore.ts', ['api/src/backup/backup.test.ts']],
  ['api/src/listening.ts', ['api/src/server.test.ts']],
  ['api/src/tracing/start-tracing.ts', ['api/src/tracing/tracing.test.ts']],
  ['nginx/nginx.conf.template', ['e2e/restarts/interrupted-calls.nightly.test.ts']],
])('%s runs the tests that start it instead of importing it', (file, expected) => {
  expect(scopeOf(file).tests).toEqual(expect.arrayContaining(expected));
});

it('a plugin of the API, which handles every request, runs the tests of all modules', () => {
  expect(scopeOf('api/src/plugins/authentication.ts').tests).toEqual(
    expect.arrayContaining([
      'api/src/app.test.ts',
      'api/src/modules/auth/auth.test.ts',
      'api/src/modules/learning/learning.test.ts',
      'api/src/plugins/cors.test.ts',
    ]),
  );
});

it('the mount check runs the specs that publish releases with faulty pages and extensions', () => {
  expect(scopeOf('release/src/mount/visit-page.ts').specs).toEqual(
    expect.arrayContaining(['e2e/specs/releases/mount.spec.ts', 'e2e/specs/faults/extensions.spec.ts']),
  );
});

it('a document runs only the tests that read documents', () => {
  const { specs, tests } = scopeOf('docs/runbook.md');
  expect(specs).toEqual([]);
  expect(tests?.toSorted()).toEqual([
    'api/src/metrics/prometheus.test.ts',
    'e2e/checks/docs.test.ts',
    'release/src/runbook.nightly.test.ts',
  ]);
});

describe('the map of specs', () => {
  interface SpecMap {
    readonly SMOKE: string[];
    readonly BEFORE_LANDING: string[];
    readonly EXERCISED_BY: Record<string, string[]>;
    readonly PAGES_OF: Record<string, string[]>;
  }
  const map = evaluate<SpecMap>('specmap');
  const remotes = readdirSync(root).flatMap((folder) => /^remote-(.*)/.exec(folder)?.[1] ?? []);
  const names = [...map.SMOKE, ...map.BEFORE_LANDING, ...Object.values(map.EXERCISED_BY).flat(), ...remotes];

  it('has every spec', () => {
    const isListed = `changed.allSpecs().filter((spec) => !${JSON.stringify(names)}.some((name) => changed.isSpecOf(spec, name)))`;
    expect(evaluate<string[]>(isListed)).toEqual([]);
  });

  it('names specs and folders that exist', () => {
    const isThere = (name: string) =>
      ['', '.spec.ts'].some((ending) => existsSync(join(root, `e2e/specs/${name}${ending}`)));
    const named = [...names, ...Object.keys(map.PAGES_OF)].filter((name) => !remotes.includes(name));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    const pages = Object.values(map.PAGES_OF)
      .flat()
      .map((page) => `remote-${page.replace('/', '/src/pages/')}.tsx`);
    const sources = [...Object.keys(map.EXERCISED_BY), ...pages];
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  });
});
