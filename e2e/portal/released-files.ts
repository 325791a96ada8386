import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPortal } from './running-portal';

/** Version of a bundle that is live. */
export function liveVersion({ bundlesFolder }: RunningPortal, bundle: string): string {
  const registry = JSON.parse(readFileSync(join(bundlesFolder, 'registry.json'), 'utf8')) as {
    bundles: Record<string, { live: string }>;
  };
  return registry.bundles[bundle]!.live;
}

/** Path below the bundles of the one script of a live release that holds these words. */
export function fileHolding(portal: RunningPortal, bundle: string, words: string): string {
  const folder = join(portal.bundlesFolder, bundle, liveVersion(portal, bundle));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const holding = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(words));
  if (holding.length !== 1) throw new Error(`${holding.length} files of ${bundle} hold '${words}'.`);
  return `/${holding[0]}`;
}

/** The same for the host. */
export const fileOfHost = (portal: RunningPortal, words: string): string => fileHolding(portal, 'host', words);
