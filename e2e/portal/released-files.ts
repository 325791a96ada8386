import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPortal } from './running-portal';

/** Live version of a bundle. */
export function liveVersion({ bundlesFolder }: RunningPortal, bundle: string): string {
  const registry = JSON.parse(readFileSync(join(bundlesFolder, 'registry.json'), 'utf8')) as {
    bundles: Record<string, { live: string }>;
  };
  return registry.bundles[bundle]!.live;
}

/** Name, with a leading slash, of the script of the live host that contains this text. */
export function fileOfHost(portal: RunningPortal, words: string): string {
  const folder = join(portal.bundlesFolder, 'host', liveVersion(portal, 'host'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const holding = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(words));
  if (holding.length !== 1) throw new Error(`${holding.length} files of the host hold '${words}'.`);
  return `/${holding[0]}`;
}
