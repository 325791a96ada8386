import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
    packed = readdirSync(team).find((file) => file.startsWith('kadam-platform')) ?? '';
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

  it('has the entry points with their doc comments, and no sources', () => {
    const own = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(own.filter(({ name }) => /(?<!\.d)\.tsx?$|\.test\./.test(name))).toEqual([]);
    const entries = ['./events', './ui/*', './standalone', './federation', './platform.json'];
    expect(Object.keys(manifest().exports)).toEqual(expect.arrayContaining(entries));
    expect(Object.keys(manifest().exports)).not.toContain('./build');
    expect(readFileSync(join(installed, 'lib/events/index.d.ts'), 'utf8')).toContain('/** A member signed in;');
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain(packed);
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    expect(readme).not.toContain('undefined');
    expect(readme).not.toMatch(/\| +\|/);
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

  it('is part of the generator, whose templates have the versions of this repository', () => {
    const generator = readdirSync(team).find((file) => file.startsWith('create-kadam-remote')) ?? '';
    const files = execFileSync('tar', ['tzf', join(team, generator)], { encoding: 'utf8' });
    expect(files.split('\n')).toContain(`package/${packed}`);
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'create-kadam-remote/package.json'), 'utf8')) as {
      devDependencies: Readonly<Record<string, string>>;
    };
    const installedHere = Object.keys(devDependencies).filter((name) => existsSync(join(root, 'node_modules', name)));
    expect(installedHere).toEqual(expect.arrayContaining(['webpack', '@module-federation/enhanced', 'react', 'vite']));
    for (const name of installedHere) {
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      };
      expect([name, devDependencies[name]]).toEqual([name, version]);
    }
  });
});
