import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRoute, Registry, Release } from '@kadam/shared/remote';
import { DOCUMENT_TEMPLATE, readBuildRecord } from '../build/build-record';
import { hashFolder } from '../build/source-hash';
import { pathShape } from '../checks/routes-file';
import { loadRelease } from '../registry/releases';
import { documentWriter, type LiveHost, type LiveRelease } from './document';
import type { PrerenderedPage } from './head';
import { publicPaths, robotsText } from './crawlers';
import { composedFrom, writeGeneration, type Generation } from './generation';

/** Where the Not Found document lies below the pages folder; both servers send it with status 404. */
export const NOT_FOUND_DOCUMENT = 'not-found.html';

/**
 * Writes the documents of everything that is live in `registry`, ready to be activated; null while no host is live, because then there
 * is nothing to start.
 */
export async function prepareDocuments(bundlesFolder: string, registry: Registry): Promise<Generation | null> {
  const host = registry.bundles.host;
  if (!host) return null;
  const remotes = await liveRemotes(bundlesFolder, registry);
  const write = documentWriter(await loadHost(bundlesFolder, host.live), remotes);
  const documents = new Map([[NOT_FOUND_DOCUMENT, write(null)]]);
  for (const { release } of remotes) {
    const prerendered = await loadPrerendered(bundlesFolder, release);
    for (const route of release.pages) {
      documents.set(documentPath(route), write({ route, remote: release, prerendered: prerendered[route.module] }));
    }
  }
  const routes = remotes.flatMap(({ release }) => release.pages);
  documents.set('public-paths.json', JSON.stringify(publicPaths(routes)));
  documents.set('robots.txt', robotsText(routes));
  return writeGeneration(bundlesFolder, documents, sourceOf(registry));
}

/** Whether the documents that visitors get were made from what `registry` calls live, by the present code. */
export async function areDocumentsCurrent(bundlesFolder: string, registry: Registry): Promise<boolean> {
  return !registry.bundles.host || (await composedFrom(bundlesFolder)) === sourceOf(registry);
}

/** Where the document of a route lies below the pages folder. */
export const documentPath = ({ path }: PageRoute): string => `${pathShape(path)}/index.html`.replace(/^\/+/, '');

function liveRemotes(bundlesFolder: string, registry: Registry): Promise<LiveRelease[]> {
  const remotes = Object.entries(registry.bundles).filter(([bundle]) => bundle !== 'host');
  return Promise.all(
    remotes.sort().map(async ([bundle, { live, previous }]) => ({
      release: await loadRelease(bundlesFolder, bundle, live),
      previous: previous[0] ?? null,
    })),
  );
}

async function loadHost(bundlesFolder: string, version: string): Promise<LiveHost> {
  const release: Release = await loadRelease(bundlesFolder, 'host', version);
  const folder = join(bundlesFolder, 'host', version);
  const { assets } = await readBuildRecord('host', folder);
  return { release, assets, template: await readFile(join(folder, DOCUMENT_TEMPLATE), 'utf8') };
}

async function loadPrerendered(bundlesFolder: string, release: Release): Promise<Record<string, PrerenderedPage>> {
  const folder = join(bundlesFolder, release.bundle, release.version);
  const { prerendered } = await readBuildRecord(release.bundle, folder);
  const pages = Object.entries(prerendered).map(
    async ([module, { markup, styles }]) =>
      [module, { markup: await readFile(join(folder, markup), 'utf8'), styles }] as const,
  );
  return Object.fromEntries(await Promise.all(pages));
}

function sourceOf(registry: Registry): string {
  const live = Object.entries(registry.bundles).map(([bundle, state]) => [bundle, state.live, state.previous[0]]);
  const made = JSON.stringify([live.sort(), hashFolder(__dirname)]);
  return createHash('sha256').update(made).digest('hex');
}
