import { documentPath, NOT_FOUND_DOCUMENT, type Release } from '@kadam/shared/remote';
import { composerOf } from '../documents/composer';
import { loadRegistry } from '../registry/registry-file';
import { loadRelease, namedBy } from '../registry/releases';
import { CLIENT_TAG, withClient } from './dev-client';
import { pageAt } from './site-documents';
import { pathOf, sendDocument, type DevBackend } from './dev-backend';
import type { WatchedBundle } from './watched-bundle';

/** Folder of the other releases, and origin of the API (`http://127.0.0.1:3001`). */
interface Local {
  readonly bundlesFolder: string;
  readonly apiOrigin: string;
}

/** Files from source have no hash, so a preload with one would be fetched twice. */
const HINTS = /<link rel="preload" as="script" href="\/bundles\/[a-z0-9]+\/dev\/[^>]*>\s*/g;
const BUILDING = `<!doctype html><title>Building</title>${CLIENT_TAG}<body>Building …</body>`;

/** Backend for a host from source, which composes the documents itself. */
export function hostFromSource(watched: readonly WatchedBundle[], { bundlesFolder, apiOrigin }: Local): DevBackend {
  const fromSource = new Set(watched.map(({ bundle }) => bundle));

  async function remotes(): Promise<Release[]> {
    const { bundles } = await loadRegistry(bundlesFolder);
    const released = Object.entries(bundles).filter(
      ([bundle, { isRetired }]) => bundle !== 'host' && !isRetired && !fromSource.has(bundle),
    );
    const built = watched.flatMap(({ bundle, latest }) => (bundle === 'host' ? [] : (latest()?.release ?? [])));
    const loaded = released.map(([bundle, state]) => loadRelease(bundlesFolder, namedBy(state, bundle, state.live)));
    return [...built, ...(await Promise.all(loaded))];
  }

  return {
    isHostFromSource: true,
    serverOptions: {
      proxy: [{ context: ['/api'], target: apiOrigin }],
      static: { directory: bundlesFolder, publicPath: '/bundles', watch: false },
    },
    registry: () => loadRegistry(bundlesFolder),
    isIgnored: () => false,
    async handle(request, response) {
      const host = watched.find(({ bundle }) => bundle === 'host')?.latest();
      if (!host) return sendDocument(response, 503, BUILDING);
      const releases = await remotes();
      const documents = composerOf(host.composer)({
        host,
        remotes: releases.map((release) => ({ release, previous: null, prerendered: {}, isMissing: false })),
      });
      const route = releases.map(({ pages }) => pageAt(pages, pathOf(request))).find((found) => found !== undefined);
      const html = documents[route ? documentPath(route) : NOT_FOUND_DOCUMENT] ?? '';
      sendDocument(response, route ? 200 : 404, withClient(html.replace(HINTS, '')));
    },
  };
}
