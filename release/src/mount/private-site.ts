import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { composeDocuments } from '../documents/documents';
import { PUBLIC_REGISTRY_FILE } from '../registry/public-registry';
import { createPortalServer } from '../serve/portal-server';

export interface PrivateSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** No process listens there, so the API is unavailable. */
const NO_API = 'http://127.0.0.1:9';

/**
 * Serves a portal of these releases on a free local port, without fallback releases. Returns null
 * without a host.
 */
export async function openPrivateSite(
  bundlesFolder: string,
  releases: readonly Release[],
  apiOrigin = NO_API,
): Promise<PrivateSite | null> {
  const live = releases.map((release) => ({
    bundle: release.bundle,
    version: release.version,
    previous: null,
    previousDigest: undefined,
    release,
    problem: null,
  }));
  const composed = await composeDocuments(bundlesFolder, { live, canary: null, trust: undefined });
  if (!composed) return null;
  const folder = await mkdtemp(join(tmpdir(), 'kadam-mount-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const { bundle, version } of releases) {
      await mkdir(join(folder, bundle));
      await symlink(join(bundlesFolder, bundle, version), join(folder, bundle, version));
    }
    for (const [path, content] of composed.documents) await write(join(folder, 'pages', path), content);
    await write(join(folder, PUBLIC_REGISTRY_FILE), '{}');
    const server = createPortalServer({ bundlesFolder: folder, apiOrigin, trustedProxies: [] });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    return {
      origin: `http://127.0.0.1:${port}`,
      close: () => Promise.all([server.close(), remove()]).then(() => undefined),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
