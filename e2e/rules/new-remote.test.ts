import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import knip from '../../knip.json';
import packageJson from '../../package.json';
import { findPackage, findPackages } from '../../release/src/workspace';
import browsers from '../../tsconfig.browser-packages.json';

const root = resolve(__dirname, '../..');

describe('a new folder remote-tools with a routes.json', () => {
  let repository: string;
  beforeAll(() => {
    repository = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-new-')));
    const files = {
      'host/package.json': '{ "version": "0.1.0" }',
      'remote-tools/package.json': '{ "name": "@kadam/remote-tools", "version": "0.1.0" }',
      'remote-tools/tsconfig.json': '{ "extends": "../tsconfig.browser.json" }',
      'remote-tools/routes.json': '{ "name": "tools", "pages": [] }',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(repository, file)), { recursive: true });
      writeFileSync(join(repository, file), text);
    }
    symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  it('is published, and built from source by npm run dev', () => {
    expect(findPackages(repository).map(({ bundle }) => bundle)).toEqual(['host', 'tools']);
    expect(findPackage(repository, '@kadam/remote-tools')).toMatchObject({ bundle: 'tools', version: '0.1.0' });
  });

  it.each([
    ['the workspaces of npm', packageJson.workspaces],
    ['the search for unused code', Object.keys(knip.workspaces)],
    ['the packages whose types are checked', browsers.include.map((path) => path.split('/')[0] ?? '')],
  ])('is one of %s', (_, patterns) => {
    const isMatch = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '[^/]*')}$`).test('remote-tools');
    expect(patterns.filter(isMatch)).toHaveLength(1);
  });

  it('is one of the projects of jest, in a browser environment', () => {
    for (const file of ['jest.config.cjs', 'scripts/parts/slow-first.cjs'])
      cpSync(join(root, file), join(repository, file));
    const { projects } = jest.requireActual<{ projects: { displayName: string; testEnvironment: string }[] }>(
      join(repository, 'jest.config.cjs'),
    );
    expect(projects.find(({ displayName }) => displayName === 'remote-tools')?.testEnvironment).toMatch(/jest-jsdom/);
  });
});

describe('npm test in a checkout with a new remote', () => {
  const PAGE = 'remote-tools/src/pages/tools-page.tsx';
  const configurations = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.browser.json',
    'tsconfig.browser-packages.json',
    '.oxlintrc.json',
    '.dependency-cruiser.cjs',
    '.dependency-cruiser.packages.cjs',
    'scripts',
  ];
  let repository: string;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  };
  beforeAll(() => {
    repository = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-new-')));
    for (const path of configurations) cpSync(join(root, path), join(repository, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'), 'junction');
    for (const folder of ['host', 'remote-tools']) {
      write(
        `${folder}/package.json`,
        `{ "name": "@kadam/${folder}", "version": "0.1.0", "dependencies": { "react": "*" } }`,
      );
      write(`${folder}/tsconfig.json`, '{ "extends": "../tsconfig.browser.json", "include": ["src"] }');
    }
    write('host/src/index.ts', "export const title = 'Kadam';\n");
    write('host/src/start.ts', "import { title } from './index';\n\ndocument.title = title;\n");
    write('remote-tools/routes.json', '{ "name": "tools", "pages": [] }');
    write(
      'remote-tools/src/standalone.tsx',
      "import ToolsPage from './pages/tools-page';\n\nexport default ToolsPage;\n",
    );
    write(
      PAGE,
      "import { title } from '../../../host/src/index';\n\nlet count: number = title;\nPromise.resolve(title);\nexport default () => <main>{count}</main>;\n",
    );
  });
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  it('fails for a type error, a lint error, a dropped promise and a forbidden import', () => {
    // Colors would split words; jest enables them with several workers.
    const { FORCE_COLOR: _, ...env } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', 'types', 'lint', 'rules'], {
      cwd: repository,
      encoding: 'utf8',
      env: { ...env, NO_COLOR: '1' },
    });
    expect(status).toBe(1);
    expect(stdout).toContain(`${PAGE}(3,5): error TS2322: Type 'string' is not assignable to type 'number'.`);
    expect(stdout).toContain('eslint(prefer-const): `count` is never reassigned');
    expect(stdout).toContain('typescript(no-floating-promises)');
    expect(stdout).toContain(`error deployables-never-import-each-other: ${PAGE} → host/src/index.ts`);
    expect(stdout).toContain('1 passed, 3 failed');
  }, 120_000);
});
