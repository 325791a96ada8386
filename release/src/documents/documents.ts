import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedHost, ComposedRemote, ComposerInput, PrerenderedPage, Release } from '@kadam/shared/remote';
import { DOCUMENT_TEMPLATE, readBuildRecord } from '../build/build-record';
import { ReleaseError } from '../release-error';
import { bucketsOf } from '../registry/canary-state';
import { knownReleases, type LiveRelease, type Shown, type ShownCanary } from '../registry/live-releases';
import { loadComposer, type HostComposer } from './composer';
import { CANARY, composedFrom, isDocumentWhole, writeGeneration, type Generation } from './generation';

/** Documents by their path below the folder of documents, those of the canary below its own. */
export interface ComposedDocuments {
  readonly documents: ReadonlyMap<string, string>;
  /** Tells what they were made from. */
  readonly source: string;
  readonly canary: ShownCanary | null;
}

/**
 * Writes the documents of everything that visitors get, ready to be activated. A remote whose release is lost keeps its routes, as the last
 * documents knew them. Answers null while no host is live, or the live one is lost: there is nothing that could start.
 */
export async function prepareDocuments(bundlesFolder: string, shown: Shown): Promise<Generation | null> {
  const composed = await composeDocuments(bundlesFolder, shown);
  if (!composed) return null;
  const buckets = composed.canary ? bucketsOf(composed.canary) : [];
  return writeGeneration(bundlesFolder, { ...composed, buckets, releases: knownReleases(shown.live) });
}

/** Paths of the live documents that are gone, unreadable or not what the composer of the live host writes. */
export async function changedDocuments(bundlesFolder: string, shown: Shown): Promise<string[]> {
  const composed = await composeDocuments(bundlesFolder, shown);
  const judged = [...(composed?.documents ?? [])].map(async ([path, content]) =>
    (await isDocumentWhole(bundlesFolder, path, content)) ? [] : [path],
  );
  return (await Promise.all(judged)).flat();
}

/** The documents of what visitors get by their path, as the composers of the hosts write them; null while there is no whole host live. */
export async function composeDocuments(bundlesFolder: string, shown: Shown): Promise<ComposedDocuments | null> {
  const { trust } = shown;
  const live = await composeSet(bundlesFolder, shown.live, { trust });
  if (!live) return null;
  const canary = wholeCanary(shown);
  const others = canary && (await composeSet(bundlesFolder, canary.releases, { trust, canary: canary.since }));
  // What search engines read of the site is the same for all of them.
  const pages = [...(others?.documents ?? [])].filter(([path]) => path.endsWith('.html'));
  return {
    documents: new Map([...live.documents, ...pages.map(([path, content]) => [`${CANARY}/${path}`, content] as const)]),
    source: sourceOf(shown, [live.composer, others?.composer]),
    canary,
  };
}

async function composeSet(
  bundlesFolder: string,
  releases: readonly LiveRelease[],
  told: Pick<ComposerInput, 'trust' | 'canary'>,
) {
  const host = wholeHost(releases);
  if (!host) return null;
  const composer = await loadComposer(bundlesFolder, host);
  const remotes = releases.flatMap((bundle) => (bundle.bundle === 'host' ? [] : composedRemote(bundlesFolder, bundle)));
  const input = {
    ...{ host: await readHost(bundlesFolder, host), remotes: await Promise.all(remotes), publicUrl: publicUrl() },
    ...told,
  };
  return { composer, documents: new Map(Object.entries(composer.compose(input))) };
}

/** Whether the documents that visitors get were made from this, by the composers of the hosts. */
export async function areDocumentsCurrent(bundlesFolder: string, shown: Shown): Promise<boolean> {
  const hosts = [wholeHost(shown.live), wholeHost(wholeCanary(shown)?.releases ?? [])];
  if (!hosts[0]) return true;
  const loading = hosts.map((host) => (host ? loadComposer(bundlesFolder, host) : Promise.resolve(undefined)));
  const composers = await Promise.all(loading).catch((error: unknown) => {
    if (error instanceof ReleaseError) return null;
    throw error;
  });
  return composers !== null && (await composedFrom(bundlesFolder)) === sourceOf(shown, composers);
}

/** A canary that has lost a file is shown to nobody: its visitors get what is live. */
const wholeCanary = ({ canary }: Shown): ShownCanary | null =>
  canary?.releases.every(({ bundle, problem }) => problem === null || !(bundle in canary.versions)) ? canary : null;

const wholeHost = (live: readonly LiveRelease[]): Release | null =>
  live.find(({ bundle, problem }) => bundle === 'host' && problem === null)?.release ?? null;

/** The host's release with what only composing needs of it. */
export async function readHost(bundlesFolder: string, release: Release): Promise<ComposedHost> {
  const folder = join(bundlesFolder, 'host', release.version);
  const { assets } = await readBuildRecord('host', folder);
  return { release, assets, template: await readFile(join(folder, DOCUMENT_TEMPLATE), 'utf8') };
}

function composedRemote(bundlesFolder: string, found: LiveRelease): Promise<ComposedRemote>[] {
  const { release, previous, previousDigest, problem } = found;
  if (!release) return [];
  const isMissing = problem !== null;
  const prerendered = isMissing ? Promise.resolve({}) : readPrerendered(bundlesFolder, release);
  return [prerendered.then((pages) => ({ release, previous, previousDigest, prerendered: pages, isMissing }))];
}

/** The pages that a release brings as text, by the module that holds them. */
export async function readPrerendered(
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

function sourceOf(shown: Shown, composers: readonly (HostComposer | undefined)[]): string {
  const told = (releases: readonly LiveRelease[] = []) =>
    releases.map(({ bundle, version, previous, problem }) => [bundle, version, previous, problem !== null]);
  const canary = wholeCanary(shown);
  const trial = canary && [told(canary.releases), canary.since, bucketsOf(canary)];
  const integrity = composers.map((composer) => composer?.integrity);
  return createHash('sha256')
    .update(JSON.stringify([told(shown.live), trial, integrity, shown.trust, publicUrl()]))
    .digest('hex');
}

/** Where people reach the portal, as the API is told too: sitemap, robots.txt and documents speak of one address. */
function publicUrl(): string | undefined {
  const given = process.env.KADAM_PUBLIC_URL?.trim();
  if (!given) return undefined;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return new URL(given).origin;
  throw new ReleaseError(
    null,
    `KADAM_PUBLIC_URL must look like https://www.example.com, without a path, not '${given}'.`,
  );
}
