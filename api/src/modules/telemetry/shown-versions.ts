import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@kadam/shared/contract/schema';
import { boundedMap } from '../../bounded-map';

/** Versions by bundle. */
export type ShownVersions = Readonly<Record<string, readonly string[]>>;

export interface ReleasedFiles {
  /** The versions that browsers may be showing; null without a folder of bundles. */
  shown(now: Date): Promise<ShownVersions | null>;
  hasFile(release: { readonly bundle: string; readonly version: string }, file: string): Promise<boolean>;
}

/** A tab that was opened while a version was live may show it for this long, and is counted. */
const OPEN_TAB_MS = 24 * 60 * 60_000;
const MAX_VERSIONS = 6;
const MAX_RELEASES = 50;

// A newer release tool may write more fields, and an older one fewer.
const state = z.object({
  live: z.string(),
  previous: z.catch(z.array(z.string()), []),
  quarantined: z.catch(z.array(z.string()), []),
  canary: z.catch(z.nullable(z.object({ version: z.string() })), null),
  lastLive: z.catch(z.record(z.string(), z.string()), {}),
});
const registry = z.object({ bundles: z.record(z.string(), z.catch(z.nullable(state), null)) });
const release = z.object({ files: z.record(z.string(), z.unknown()) });

export function releasedFiles(bundlesFolder: string | undefined): ReleasedFiles {
  const filesOf = boundedMap<ReadonlySet<string>>(MAX_RELEASES);
  let last: { readonly revision: string; readonly read: Promise<unknown> } | undefined;

  async function readJson(...path: readonly string[]): Promise<unknown> {
    return JSON.parse(await readFile(join(bundlesFolder ?? '', ...path), 'utf8').catch(() => 'null')) as unknown;
  }

  return {
    async shown(now) {
      if (bundlesFolder === undefined) return null;
      const revision = await revisionOf(join(bundlesFolder, 'registry.json'));
      if (last?.revision !== revision) last = { revision, read: readJson('registry.json').catch(() => undefined) };
      const bundles = registry.safeParse(await last.read).data?.bundles ?? {};
      const named = Object.entries(bundles).map(([bundle, found]) => [bundle, found ? versionsOf(found, now) : []]);
      return Object.fromEntries(named) as ShownVersions;
    },

    async hasFile({ bundle, version }, file) {
      if (bundlesFolder === undefined) return true;
      const folder = join(bundle, version);
      const known = filesOf.get(folder);
      if (known) return known.has(file);
      const found = release.safeParse(await readJson(folder, 'release.json').catch(() => undefined)).data;
      if (!found) return false;
      const files = new Set(Object.keys(found.files));
      filesOf.set(folder, files);
      return files.has(file);
    },
  };
}

/** Changes with every write, so that tokens include a version that was just released. */
async function revisionOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : 'missing';
}

function versionsOf({ live, previous, quarantined, canary, lastLive }: z.infer<typeof state>, now: Date): string[] {
  const since = new Date(now.getTime() - OPEN_TAB_MS).toISOString();
  const fallback = previous.find((version) => !quarantined.includes(version));
  const recent = previous.filter((version) => (lastLive[version] ?? '') > since);
  const versions = [live, canary?.version, fallback, ...recent].filter((version) => version !== undefined);
  return [...new Set(versions)].slice(0, MAX_VERSIONS);
}
