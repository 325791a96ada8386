import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Folder of PostgreSQL's programs (`PG_BIN`, Debian's folders, then PATH); undefined if there is
 * none.
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    process.env.PG_BIN,
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

/**
 * Starts a temporary PostgreSQL on 127.0.0.1.
 * @param {string} bin folder of PostgreSQL's programs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const identity = ownIdentity(folder);
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => String(chunk).includes('ready to accept connections') && resolve());
    server.once('exit', (code) => reject(new Error(`PostgreSQL did not start (exit ${code}).`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}

// PostgreSQL does not run as root, the usual user in containers.
function ownIdentity(folder) {
  if (process.getuid?.() !== 0) return {};
  const number = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const identity = { uid: number('-u'), gid: number('-g') };
  chownSync(folder, identity.uid, identity.gid);
  return identity;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
