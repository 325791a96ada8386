import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { composeDocuments } from '../documents/documents';
import { PUBLIC_REGISTRY_FILE } from '../registry/public-registry';
import { createPortalServer } from '../serve/portal-server';
import { addExtensionPages, extensionDocument, hasExtensionPage } from './extension-pages';

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
  const host = releases.find(({ bundle }) => bundle === 'host');
  if (!host) return null;
  const folder = await mkdtemp(join(tmpdir(), 'kadam-mount-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const { bundle, version } of releases) {
      await mkdir(join(folder, bundle));
      await symlink(join(bundlesFolder, bundle, version), join(folder, bundle, version));
    }
    await writeDocuments(folder, await documentsOf(folder, releases));
    await writeExtensionDocuments(folder, host, releases);
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

/** Each remote with extensions gets a page that shows those of no other remote. */
async function writeExtensionDocuments(folder: string, host: Release, releases: readonly Release[]): Promise<void> {
  const remotes = releases.filter((release) => hasExtensionPage(release, host));
  if (remotes.length === 0) return;
  const pages = await addExtensionPages(folder, host, remotes);
  for (const remote of remotes) {
    const documents = await documentsOf(folder, [host, remote, pages]);
    const path = extensionDocument(remote.bundle);
    await writeDocuments(folder, new Map([[path, documents.get(path) ?? '']]));
  }
}

async function documentsOf(folder: string, releases: readonly Release[]): Promise<ReadonlyMap<string, string>> {
  const live = releases.map((release) => ({
    bundle: release.bundle,
    version: release.version,
    previous: null,
    previousDigest: undefined,
    release,
    problem: null,
  }));
  const composed = await composeDocuments(folder, { live, canary: null, trust: undefined });
  return composed?.documents ?? new Map<string, string>();
}

async function writeDocuments(folder: string, documents: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, content] of documents) await write(join(folder, 'pages', path), content);
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
