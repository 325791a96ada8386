import {
  documentPath,
  NOT_FOUND_DOCUMENT,
  pathShape,
  REGISTRY_URL,
  releaseUrl,
  type ComposedHost,
  type PageRoute,
  type Registry,
  type Release,
} from '@kadam/shared/remote';
import { composerOf, loadComposer, type Compose } from '../documents/composer';
import { readHost } from '../documents/documents';
import { documentShapes } from '../serve/find-answer';
import { loadRegistry } from '../registry/registry-file';
import { loadRelease, namedBy } from '../registry/releases';
import { DEV_VERSION, type WatchedBundle } from './watched-bundle';

/** The portal's documents and registry while some bundles come from source and the others from their live releases. */
export function devPortal(watched: readonly WatchedBundle[], bundlesFolder: string) {
  const fromSource = new Set(watched.map(({ bundle }) => bundle));

  async function remotes(): Promise<Release[]> {
    const { bundles } = await loadRegistry(bundlesFolder);
    const released = Object.entries(bundles).filter(([bundle]) => bundle !== 'host' && !fromSource.has(bundle));
    const built = watched.flatMap(({ bundle, latest }) => (bundle === 'host' ? [] : (latest()?.release ?? [])));
    return [
      ...built,
      ...(await Promise.all(
        released.map(([bundle, state]) => loadRelease(bundlesFolder, namedBy(state, bundle, state.live))),
      )),
    ];
  }

  async function host(): Promise<{ host: ComposedHost; compose: Compose } | null> {
    if (fromSource.has('host')) {
      const built = watched.find(({ bundle }) => bundle === 'host')?.latest();
      return built ? { host: built, compose: composerOf(built.composer) } : null;
    }
    const state = (await loadRegistry(bundlesFolder)).bundles.host;
    if (!state) return null;
    const release = await loadRelease(bundlesFolder, namedBy(state, 'host', state.live));
    const { compose } = await loadComposer(bundlesFolder, release);
    return { host: await readHost(bundlesFolder, release), compose };
  }

  return {
    /** The document at `path` with its status, or null while the host's first build is not through. */
    async document(path: string): Promise<{ status: number; html: string } | null> {
      const [live, releases] = await Promise.all([host(), remotes()]);
      if (!live) return null;
      const present = releases.map((release) => ({ release, previous: null, prerendered: {}, isMissing: false }));
      const documents = live.compose({ host: live.host, remotes: present });
      const route = releases.map(({ pages }) => routeAt(pages, path)).find((found) => found !== undefined);
      const html = documents[route ? documentPath(route) : NOT_FOUND_DOCUMENT] ?? '';
      return { status: route ? 200 : 404, html };
    },

    /** The registry and the releases that exist only in memory; undefined for every other address. */
    async json(path: string): Promise<unknown> {
      const source = watched.find(({ bundle }) => path === releaseUrl(bundle, DEV_VERSION, 'release.json'));
      if (source) return source.latest()?.release;
      return path === REGISTRY_URL ? registryOf(await loadRegistry(bundlesFolder), fromSource) : undefined;
    },
  };
}

function registryOf(registry: Registry, fromSource: ReadonlySet<string>): Registry {
  const dev = {
    live: DEV_VERSION,
    previous: [],
    canary: null,
    quarantined: [],
    history: [],
    lastLive: {},
    digests: {},
  };
  return {
    ...registry,
    bundles: { ...registry.bundles, ...Object.fromEntries([...fromSource].map((bundle) => [bundle, dev])) },
  };
}

const routeAt = (pages: readonly PageRoute[], path: string): PageRoute | undefined => {
  const [exact, withParameter] = documentShapes(path).map((shape) =>
    pages.find((page) => pathShape(page.path) === shape),
  );
  return exact ?? withParameter;
};
