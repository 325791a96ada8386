import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import type { RejectedOutcome } from '../operations/publish-outcome';
import { extensionPagePath, hasExtensionPage } from './extension-pages';
import { findChromium } from './find-chromium';
import { mountPages, WIDTHS, type MountedPage, type MountLimits } from './mount-rounds';
import { openPrivateSite } from './private-site';

/** The portal's pages take about 2 s of the processor. */
const LIMITS: MountLimits = {
  together: { seconds: 60, processorSeconds: 15 },
  alone: { seconds: 120, processorSeconds: 15 },
};
/** Cache of releases that passed together. */
const CHECKED_FILE = '.mounted.json';
const CHECKED_LENGTH = 200;

/** Candidates and the live releases. */
export interface MountCheckOptions {
  readonly bundlesFolder: string;
  readonly live: readonly Release[];
  readonly candidates: readonly Release[];
  readonly onProgress?: ((sentence: string) => void) | undefined;
  readonly limits?: MountLimits;
}

/** `isSkipped`: there is no Chromium. */
export interface MountCheck {
  readonly rejected: readonly RejectedOutcome[];
  readonly isSkipped: boolean;
}

const NOTHING_TO_MOUNT: MountCheck = { rejected: [], isSkipped: false };

/**
 * Mounts every page of the candidates in headless Chromium at two widths, in a private portal with
 * the live releases. For a host, the first page of each remote. Skipped without Chromium, or if the
 * releases passed before.
 */
export async function checkMounting(options: MountCheckOptions): Promise<MountCheck> {
  const { bundlesFolder, live, candidates, onProgress, limits = LIMITS } = options;
  const together = [...live.filter((one) => !candidates.some(({ bundle }) => bundle === one.bundle)), ...candidates];
  const host = together.find(({ bundle }) => bundle === 'host');
  const names = new Map(candidates.map((one) => [one.bundle, `${one.bundle} ${one.version} in ${host?.version}`]));
  const checked = await readChecked(bundlesFolder);
  const unchecked = candidates.filter(({ bundle }) => !checked.includes(names.get(bundle) ?? ''));
  if (!host || unchecked.length === 0) return NOTHING_TO_MOUNT;
  const executablePath = findChromium();
  if (!executablePath) {
    onProgress?.('pages were not mounted: there is no Chromium here (KADAM_CHROMIUM names one)');
    return { rejected: [], isSkipped: true };
  }
  const began = Date.now();
  const sites = await openSites(options, together);
  if (!sites) return NOTHING_TO_MOUNT;
  try {
    const pages = unchecked.flatMap((release) => pagesOf(release, together));
    const rejected = await mountPages({ executablePath, pages, limits, ...sites });
    const passed = unchecked.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
    await writeChecked(bundlesFolder, [...checked, ...passed.map(({ bundle }) => names.get(bundle) ?? '')]);
    if (passed.length > 0)
      onProgress?.(
        `${pages.length} pages mounted at ${WIDTHS.join(' and ')} px in ${((Date.now() - began) / 1000).toFixed(1)} s`,
      );
    return { rejected, isSkipped: false };
  } finally {
    await Promise.all([sites.next.close(), sites.current?.close()]);
  }
}

/**
 * The pages to mount: those of the remote, or for a host the first one of each remote; and those
 * that show extensions.
 */
export function pagesOf({ bundle, ...release }: Release, together: readonly Release[]): MountedPage[] {
  const remotes = bundle === 'host' ? together : [{ bundle, ...release }];
  const host = together.find((one) => one.bundle === 'host');
  return remotes.flatMap((remote) => [
    ...remote.pages.slice(0, bundle === 'host' ? 1 : undefined).map(({ path }) => ({ bundle, path })),
    ...(host && hasExtensionPage(remote, host) ? [{ bundle, path: extensionPagePath(remote.bundle) }] : []),
  ]);
}

async function openSites({ bundlesFolder, live }: MountCheckOptions, together: readonly Release[]) {
  // KADAM_API may list several processes for nginx.
  const [api] = (process.env.KADAM_API ?? '').split(' ');
  const apiOrigin = api ? `http://${api.replace(/^https?:\/\//, '')}` : undefined;
  const next = await openPrivateSite(bundlesFolder, together, apiOrigin);
  return next && { next, current: await openPrivateSite(bundlesFolder, live, apiOrigin) };
}

async function readChecked(bundlesFolder: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(bundlesFolder, CHECKED_FILE), 'utf8'));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

async function writeChecked(bundlesFolder: string, names: readonly string[]): Promise<void> {
  const file = join(bundlesFolder, CHECKED_FILE);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify([...new Set(names)].slice(-CHECKED_LENGTH)));
  await rename(draft, file);
}
