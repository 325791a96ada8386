import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedHost, ComposedRemote, PrerenderedPage, Release } from '@kadam/shared/remote';
import { DOCUMENT_TEMPLATE, readBuildRecord } from '../build/build-record';
import { Refusal } from '../refusal';
import { knownReleases, type LiveRelease } from '../registry/live-releases';
import { loadComposer, type HostComposer } from './composer';
import { composedFrom, isDocumentWhole, writeGeneration, type Generation } from './generation';

/**
 * Writes the documents of everything that is live, ready to be activated. A remote whose release is lost keeps its routes, as the last
 * documents knew them. Answers null while no host is live, or the live one is lost: there is nothing that could start.
 */
export async function prepareDocuments(
  bundlesFolder: string,
  live: readonly LiveRelease[],
): Promise<Generation | null> {
  const composed = await composeDocuments(bundlesFolder, live);
  if (!composed) return null;
  const { documents, composer } = composed;
  return writeGeneration(bundlesFolder, { documents, source: sourceOf(live, composer), releases: knownReleases(live) });
}

/** Paths of the live documents that are gone, unreadable or not what the composer of the live host writes. */
export async function changedDocuments(bundlesFolder: string, live: readonly LiveRelease[]): Promise<string[]> {
  const composed = await composeDocuments(bundlesFolder, live);
  const judged = [...(composed?.documents ?? [])].map(async ([path, content]) =>
    (await isDocumentWhole(bundlesFolder, path, content)) ? [] : [path],
  );
  return (await Promise.all(judged)).flat();
}

/** The documents of what is live by their path, as the composer of the live host writes them; null while there is no whole one. */
export async function composeDocuments(bundlesFolder: string, live: readonly LiveRelease[]) {
  const host = wholeHost(live);
  if (!host) return null;
  const composer = await loadComposer(bundlesFolder, host);
  const remotes = live.flatMap((bundle) => (bundle.bundle === 'host' ? [] : composedRemote(bundlesFolder, bundle)));
  const input = { host: await readHost(bundlesFolder, host), remotes: await Promise.all(remotes) };
  return { composer, documents: new Map(Object.entries(composer.compose(input))) };
}

/** Whether the documents that visitors get were made from what is live, by the composer of the live host. */
export async function areDocumentsCurrent(bundlesFolder: string, live: readonly LiveRelease[]): Promise<boolean> {
  const host = wholeHost(live);
  if (!host) return true;
  const composer = await loadComposer(bundlesFolder, host).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return composer !== null && (await composedFrom(bundlesFolder)) === sourceOf(live, composer);
}

const wholeHost = (live: readonly LiveRelease[]): Release | null =>
  live.find(({ bundle, fault }) => bundle === 'host' && fault === null)?.release ?? null;

/** The host's release with what only composing needs of it. */
export async function readHost(bundlesFolder: string, release: Release): Promise<ComposedHost> {
  const folder = join(bundlesFolder, 'host', release.version);
  const { assets } = await readBuildRecord('host', folder);
  return { release, assets, template: await readFile(join(folder, DOCUMENT_TEMPLATE), 'utf8') };
}

function composedRemote(bundlesFolder: string, { release, previous, fault }: LiveRelease): Promise<ComposedRemote>[] {
  if (!release) return [];
  const isMissing = fault !== null;
  const prerendered = isMissing ? Promise.resolve({}) : readPrerendered(bundlesFolder, release);
  return [prerendered.then((pages) => ({ release, previous, prerendered: pages, isMissing }))];
}

async function readPrerendered(
  bundlesFolder: string,
  release: Release,
): Promise<Readonly<Record<string, PrerenderedPage>>> {
  const folder = join(bundlesFolder, release.bundle, release.version);
  const { prerendered } = await readBuildRecord(release.bundle, folder);
  const pages = Object.entries(prerendered).map(
    async ([module, { markup, styles }]) =>
      [module, { markup: await readFile(join(folder, markup), 'utf8'), styles }] as const,
  );
  return Object.fromEntries(await Promise.all(pages));
}

function sourceOf(live: readonly LiveRelease[], { integrity }: HostComposer): string {
  const bundles = live.map(({ bundle, version, previous, fault }) => [bundle, version, previous, fault !== null]);
  return createHash('sha256')
    .update(JSON.stringify([bundles, integrity]))
    .digest('hex');
}
