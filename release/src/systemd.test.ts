import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from './workspace';

const UNITS = join(REPOSITORY, 'deploy/systemd');
const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
const name = isInstalled ? 'the units of deploy/systemd' : 'the units (skipped: systemd-analyze is not installed)';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-units-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

(isInstalled ? describe : describe.skip)(name, () => {
  it('are valid', () => {
    expect(analyze('verify', '--man=no', ...units()).output).toBe('');
  });

  it.each(['kadam-api@3001', 'kadam-guard', 'kadam-nginx', 'kadam-nginx-reload', 'kadam-backup'])(
    'restrict %s',
    (unit) => {
      const file = units().find((path) => path.endsWith(`/${unit}.service`)) ?? '';
      const { output } = analyze('security', '--offline=true', '--no-pager', file);
      expect(Number(/exposure level for .*: (\d\.\d)/.exec(output)?.[1])).toBeLessThan(2);
    },
  );
});

test('the API unit restarts its server after any exit and gives it time to stop', () => {
  const text = readFileSync(join(UNITS, 'kadam-api@.service'), 'utf8');
  const [program, ...args] = setting(text, 'ExecStart').split(' ');
  const env = { PATH: process.env.PATH, KADAM_DATA: folder, DATABASE_URL: 'postgres://kadam@127.0.0.1:1/kadam' };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: REPOSITORY, env, encoding: 'utf8' });
  expect([program, status]).toEqual(['/usr/bin/node', 1]);
  expect(stderr).toMatch(/^DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1/);

  expect([setting(text, 'Restart'), setting(text, 'StartLimitIntervalSec')]).toEqual(['always', '0']);
  const [drain = ''] = /(?<=KADAM_DRAIN_MS=)\d+/.exec(text) ?? [];
  expect(Number(setting(text, 'TimeoutStopSec'))).toBeGreaterThan(Number(drain) / 1000 + 10);
});

test('each API process has a port of its own for metrics', () => {
  const [, port = ''] = /KADAM_METRICS_PORT=(\S+)/.exec(readFileSync(join(UNITS, 'kadam-api@.service'), 'utf8')) ?? [];
  expect(['3001', '3002'].map((instance) => port.replace('%i', instance))).toEqual(['13001', '13002']);
});

test('nginx connects to the socket that systemd passes to all API processes', () => {
  const [unit, socket, env] = ['kadam-api@.service', 'kadam-api.socket', 'kadam.env'].map((file) =>
    readFileSync(join(UNITS, file), 'utf8'),
  );
  expect(setting(unit ?? '', 'Sockets')).toBe('kadam-api.socket');
  expect(setting(env ?? '', 'KADAM_API')).toBe(setting(socket ?? '', 'ListenStream'));
});

test('each unit may write where its settings say, and no setting of a path is forgotten', () => {
  const config = readFileSync(join(REPOSITORY, 'api/src/config.ts'), 'utf8');
  const paths = [...config.matchAll(/KADAM_(?:DATA|BUNDLES|SYNONYMS|\w+_FILES?)\b/g)].map(([path]) => path);
  expect([...new Set(paths)].sort()).toEqual([...WRITTEN['kadam-api@.service'], ...ONLY_READ].sort());

  for (const [unit, names] of Object.entries(WRITTEN)) {
    const text = readFileSync(join(UNITS, unit), 'utf8');
    for (const name of names) {
      const value = valueOf(name, text);
      expect([
        unit,
        name,
        value,
        writable(text).some((path) => value === path || value.startsWith(`${path}/`)),
      ]).toEqual([unit, name, expect.stringMatching(/^\//), true]);
    }
  }
  const backup = readFileSync(join(UNITS, 'kadam-backup.service'), 'utf8');
  expect(writable(backup)).toEqual([setting(backup, 'ExecStart').split(' ').pop()]);
});

test('the backup unit starts a command that exists', () => {
  const [program, ...args] = setting(readFileSync(join(UNITS, 'kadam-backup.service'), 'utf8'), 'ExecStart').split(' ');
  const env = { PATH: process.env.PATH, KADAM_DATA: folder, DATABASE_URL: 'postgres://kadam@127.0.0.1:1/kadam' };
  const words = [...args.slice(0, -1), join(folder, 'backups')];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: REPOSITORY, env, encoding: 'utf8' });
  expect([program, status]).toEqual(['/usr/bin/node', 1]);
  expect(stderr).toMatch(/^DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1/);
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

/** Settings that name what a unit writes. */
const WRITTEN = {
  'kadam-api@.service': ['KADAM_DATA', 'KADAM_RESUME_FILES', 'KADAM_GUARD_TOKEN_FILE'],
  'kadam-guard.service': ['KADAM_BUNDLES'],
  'kadam-nginx.service': ['KADAM_NGINX_RUN'],
} as const;
/** Settings of the API that name what it only reads. */
const ONLY_READ = ['KADAM_BUNDLES', 'KADAM_DB_PASSWORD_FILE', 'KADAM_SYNONYMS'];

/** The value in the unit or in kadam.env, where an optional setting is a comment. */
function valueOf(name: string, unit: string): string {
  const env = readFileSync(join(UNITS, 'kadam.env'), 'utf8');
  return (
    new RegExp(`^Environment=(?:.* )?${name}=(\\S+)`, 'm').exec(unit)?.[1] ?? setting(env.replace(/^# /gm, ''), name)
  );
}

function writable(unit: string): string[] {
  const [state, runtime] = [setting(unit, 'StateDirectory'), setting(unit, 'RuntimeDirectory')];
  return [
    ...(state ? [`/var/lib/${state}`] : []),
    ...(runtime ? [`/run/${runtime}`] : []),
    ...[...unit.matchAll(/^ReadWritePaths=-?(.*)$/gm)].map(([, path = '']) => path),
  ];
}

/** Their files; of the template one instance, because systemd judges no template. */
function units(): string[] {
  for (const file of readdirSync(UNITS)) cpSync(join(UNITS, file), join(folder, file.replace('@.', '@3001.')));
  return readdirSync(folder)
    .filter((file) => /\.(service|socket|timer|path)$/.test(file))
    .map((file) => join(folder, file));
}

function analyze(...words: readonly string[]) {
  const { stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  return { output: (stdout + stderr).trim() };
}

const setting = (unit: string, key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
