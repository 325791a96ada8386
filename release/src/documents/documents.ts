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

/** Documents by path; those of the canary are in its subfolder. */
export interface ComposedDocuments {
  readonly documents: ReadonlyMap<string, string>;
  /** Identifies the inputs. */
  readonly source: string;
  readonly canary: ShownCanary | null;
}

/**
 * Writes the documents of what is live, ready to be activated. A damaged remote keeps the routes of
 * the current documents. Returns null without an intact host.
 */
export async function prepareDocuments(bundlesFolder: string, shown: Shown): Promise<Generation | null> {
  const composed = await composeDocuments(bundlesFolder, shown);
  if (!composed) return null;
  const buckets = composed.canary ? bucketsOf(composed.canary) : [];
  return writeGeneration(bundlesFolder, { ...composed, buckets, releases: knownReleases(shown.live) });
}

/** Paths of live documents that are missing or differ from the composer's output. */
export async function changedDocuments(bundlesFolder: string, shown: Shown): Promise<string[]> {
  const composed = await composeDocuments(bundlesFolder, shown);
  const checks = [...(composed?.documents ?? [])].map(async ([path, content]) =>
    (await isDocumentWhole(bundlesFolder, path, content)) ? [] : [path],
  );
  return (await Promise.all(checks)).flat();
}

/** The documents by path, from the composers of the hosts; null without an intact host. */
export async function composeDocuments(bundlesFolder: string, shown: Shown): Promise<ComposedDocuments | null> {
  const { trust } = shown;
  const live = await composeSet(bundlesFolder, shown.live, { trust });
  if (!live) return null;
  const canary = intactCanary(shown);
  const others = canary && (await composeSet(bundlesFolder, canary.releases, { trust, canary: canary.since }));
  // Files for search engines are the same for all visitors.
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
  context: Pick<ComposerInput, 'trust' | 'canary'>,
) {
  const host = intactHost(releases);
  if (!host) return null;
  const composer = await loadComposer(bundlesFolder, host);
  const remotes = releases.flatMap((bundle) => (bundle.bundle === 'host' ? [] : composedRemote(bundlesFolder, bundle)));
  const input = {
    host: await readHost(bundlesFolder, host),
    remotes: await Promise.all(remotes),
    publicUrl: publicUrl(),
    ...context,
  };
  return { composer, documents: new Map(Object.entries(composer.compose(input))) };
}

/** Whether the current documents were made from these releases and composers. */
export async function areDocumentsCurrent(bundlesFolder: string, shown: Shown): Promise<boolean> {
  const hosts = [intactHost(shown.live), intactHost(intactCanary(shown)?.releases ?? [])];
  if (!hosts[0]) return true;
  const loading = hosts.map((host) => (host ? loadComposer(bundlesFolder, host) : Promise.resolve(undefined)));
  const composers = await Promise.all(loading).catch((error: unknown) => {
    if (error instanceof ReleaseError) return null;
    throw error;
  });
  return composers !== null && (await composedFrom(bundlesFolder)) === sourceOf(shown, composers);
}

/** A damaged canary is not shown. */
const intactCanary = ({ canary }: Shown): ShownCanary | null =>
  canary?.releases.every(({ bundle, problem }) => problem === null || !(bundle in canary.versions)) ? canary : null;

const intactHost = (live: readonly LiveRelease[]): Release | null =>
  live.find(({ bundle, problem }) => bundle === 'host' && problem === null)?.release ?? null;

/** The host's release with the inputs of its composer. */
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

/** The prerendered pages of a release by module. */
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
  const keysOf = (releases: readonly LiveRelease[] = []) =>
    releases.map(({ bundle, version, previous, problem }) => [bundle, version, previous, problem !== null]);
  const canary = intactCanary(shown);
  const canaryKeys = canary && [keysOf(canary.releases), canary.since, bucketsOf(canary)];
  const integrity = composers.map((composer) => composer?.integrity);
  return createHash('sha256')
    .update(JSON.stringify([keysOf(shown.live), canaryKeys, integrity, shown.trust, publicUrl()]))
    .digest('hex');
}

/** Public origin of the portal for sitemap, robots.txt and documents; also set for the API. */
function publicUrl(): string | undefined {
  const given = process.env.KADAM_PUBLIC_URL?.trim();
  if (!given) return undefined;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return new URL(given).origin;
  throw new ReleaseError(
    null,
    `KADAM_PUBLIC_URL must look like https://www.example.com, without a path, not '${given}'.`,
  );
}
