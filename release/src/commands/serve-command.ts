import { once } from 'node:events';
import { join } from 'node:path';
import { ensureRelease } from '../build/build-release';
import { ReleaseError } from '../release-error';
import { loadRelease } from '../registry/releases';
import { deleteOldServed } from '../serve/delete-old-served';
import { createReleaseServer } from '../serve/release-server';
import { findPackage, REPOSITORY } from '../workspace';
import { UsageError, print, type Command } from './command';

const PORT = 3002;

/** `serve <remote> [--port 3002]`: builds and serves the current sources for override links. */
export const serveCommand: Command = async ([name], { port = String(PORT) }) => {
  if (!name) throw new UsageError('Name the remote to serve: release serve jobs.');
  if (!/^\d{1,5}$/.test(port)) throw new UsageError(`'${port}' is not a port: --port ${PORT}.`);
  const source = findPackage(REPOSITORY, name);
  const { bundle } = source;
  const bundlesFolder = join(REPOSITORY, '.data/served');
  print(`${bundle}: building`);
  const { version } = await ensureRelease(REPOSITORY, source, {
    bundlesFolder,
    nameOf: (built) => ({ bundle, version: built }),
  });
  await deleteOldServed(join(bundlesFolder, bundle), version);
  const release = await loadRelease(bundlesFolder, { bundle, version });
  const server = createReleaseServer(join(bundlesFolder, bundle, version), release);
  server.listen(Number(port), '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new ReleaseError(
      null,
      `Port ${port} is taken. Choose another: release serve ${bundle} --port ${Number(port) + 1}.`,
    );
  });
  const origin = `http://localhost:${port}`;
  print(`${bundle} ${version} is served at ${origin}. A portal that allows it (release override allow ${origin})`);
  print(
    `shows it in your browser alone at any of its addresses with ?kadam-override=${bundle}@${origin}, once override links are allowed there (at /office/operations, or docs/federation.md)`,
  );
  await once(server, 'close');
  return 0;
};
