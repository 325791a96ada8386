import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_URL, releaseUrl, type PageRoute, type Registry, type Release } from '@kadam/shared/remote';
import { readBuildRecord } from '../build/build-record';
import { pathShape } from '../checks/routes-file';
import { documentWriter, type LiveHost } from '../compose/document';
import { loadRegistry } from '../registry/registry-file';
import { loadRelease } from '../registry/releases';
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
      ...(await Promise.all(released.map(([bundle, { live }]) => loadRelease(bundlesFolder, bundle, live)))),
    ];
  }

  async function host(): Promise<LiveHost | null> {
    if (fromSource.has('host')) return watched.find(({ bundle }) => bundle === 'host')?.latest() ?? null;
    const live = (await loadRegistry(bundlesFolder)).bundles.host?.live;
    if (!live) return null;
    const folder = join(bundlesFolder, 'host', live);
    const [release, { assets }, template] = await Promise.all([
      loadRelease(bundlesFolder, 'host', live),
      readBuildRecord('host', folder),
      readFile(join(folder, 'document.html'), 'utf8'),
    ]);
    return { release, assets, template };
  }

  return {
    /** The document at `path` with its status, or null while the host's first build is not through. */
    async document(path: string): Promise<{ status: number; html: string } | null> {
      const [live, present] = await Promise.all([host(), remotes()]);
      if (!live) return null;
      const write = documentWriter(
        live,
        present.map((release) => ({ release, previous: null })),
      );
      for (const remote of present) {
        const route = routeAt(remote.pages, path);
        if (route) return { status: 200, html: write({ route, remote }) };
      }
      return { status: 404, html: write(null) };
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
  const dev = { live: DEV_VERSION, previous: [], canary: null, quarantined: [], history: [] };
  return {
    ...registry,
    bundles: { ...registry.bundles, ...Object.fromEntries([...fromSource].map((bundle) => [bundle, dev])) },
  };
}

// The same rule by which the servers find a document: the last part of a path may stand for a parameter.
const routeAt = (pages: readonly PageRoute[], path: string): PageRoute | undefined =>
  pages.find((page) => page.path === path) ??
  pages.find((page) => pathShape(page.path) === path.replace(/[^/]+$/, '_'));
