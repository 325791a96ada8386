import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createRemote } from '../../release/src/dev/create-remote/create-remote';

const root = resolve(__dirname, '../..');

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

describe('the package of npm run contract-types, installed without our sources', () => {
  let team: string;
  let installed: string;
  let packed: string;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(team, file)), { recursive: true });
    writeFileSync(join(team, file), text);
  };
  const manifest = () => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;

  beforeAll(async () => {
    team = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-team-')));
    installed = join(team, 'node_modules/@kadam/shared');
    execFileSync(process.execPath, [join(root, 'scripts/contract-types.mjs'), team], { stdio: 'pipe' });
    packed = readdirSync(team).find((file) => file.endsWith('.tgz')) ?? '';
    write('package.json', '{ "private": true }');
    const offline = ['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', `./${packed}`];
    execFileSync('npm', offline, { cwd: team, stdio: 'pipe' });
    // Peer dependencies would come from a registry; here they are installed already.
    for (const name of [...Object.keys(manifest().peerDependencies), 'csstype', '@types/react-dom']) {
      mkdirSync(dirname(join(team, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(team, 'node_modules', name), 'junction');
    }
    cpSync(join(root, 'shared/package.json'), join(team, 'shared/package.json'));
    await createRemote({ name: 'tools' }, team);
    write(
      'remote-tools/src/lib/notes.ts',
      `import { emit, listen } from '@kadam/shared/events';
emit('auth:openLogin', { reason: 'Log in to keep your notes.' });
listen('auth:login', ({ userId }) => userId.toUpperCase());
emit('auth:login', { userId: 7 });
listen('auth:login', ({ token }) => token);
`,
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      skipLibCheck: true,
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    };
    const include = ['remote-tools/src/pages/tools-page.tsx', 'remote-tools/src/lib/notes.ts'];
    write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
  }, 120_000);
  afterAll(() => rmSync(team, { recursive: true, force: true }));

  it('compiles a page, and rejects a wrong event payload', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', team], {
      cwd: team,
      encoding: 'utf8',
    });
    expect(stdout.trim().split('\n')).toEqual([
      "remote-tools/src/lib/notes.ts(4,22): error TS2322: Type 'number' is not assignable to type 'string'.",
      "remote-tools/src/lib/notes.ts(5,25): error TS2339: Property 'token' does not exist on type '{ userId: string; }'.",
    ]);
  }, 60_000);

  it('declares the fifteen entry points with their doc comments, and contains no source', () => {
    const own = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const others = own.filter(({ name }) => !/\.d\.c?ts$/.test(name)).map(({ name }) => name);
    expect(others.sort()).toEqual(['README.md', 'package.json', 'platform.json']);
    expect(Object.keys(manifest().exports)).toHaveLength(15 + 1);
    expect(readFileSync(join(installed, 'types/events/index.d.ts'), 'utf8')).toContain('/** A member signed in;');
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain(packed);
  });

  it('requires the versions that the host provides', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>;
    };
    for (const name of ['react', 'react-dom', 'styled-components', 'zustand', 'axios'])
      expect([name, manifest().peerDependencies[name]]).toEqual([name, `^${dependencies[name]}`]);
    const platform = JSON.parse(readFileSync(join(installed, 'platform.json'), 'utf8')) as Record<string, object>;
    expect(platform.shared).toMatchObject({ '@kadam/shared/events': { singleton: true, import: false } });
    expect(Object.keys(platform.events ?? {})).toContain('auth:openLogin');
  });
});
