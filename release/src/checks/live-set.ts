import type { Release } from '@kadam/shared/remote';
import { minVersion, satisfies } from 'semver';
import { pathShape } from './routes-file';

/** Why a set of releases cannot be live together; `bundles` are those one of which has to change. */
export interface Conflict {
  readonly bundles: readonly string[];
  readonly message: string;
}

/**
 * Everything that keeps these releases from being live together: two pages on one path, and a remote that needs another version of a
 * shared module than the host provides. Without a host nothing can be said of shared modules.
 */
export function findConflicts(releases: readonly Release[]): Conflict[] {
  const host = releases.find(({ bundle }) => bundle === 'host');
  const remotes = releases.filter(({ bundle }) => bundle !== 'host');
  return [...pathConflicts(remotes), ...(host ? remotes.flatMap((remote) => sharedConflicts(remote, host)) : [])];
}

function pathConflicts(remotes: readonly Release[]): Conflict[] {
  const owners = new Map<string, string>();
  return remotes.flatMap(({ bundle, pages }) =>
    pages.flatMap(({ path }) => {
      const shape = pathShape(path);
      const owner = owners.get(shape);
      owners.set(shape, owner ?? bundle);
      if (!owner) return [];
      const message = `'${bundle}' and '${owner}' both want the page '${path}'. Remove it from the routes.json of one of them, and publish that one first.`;
      return [{ bundles: [bundle, owner], message }];
    }),
  );
}

function sharedConflicts(remote: Release, host: Release): Conflict[] {
  return Object.entries(remote.shared).flatMap(([name, needed]) => {
    const provided = providedVersion(host.shared[name]);
    if (provided && satisfies(provided, needed)) return [];
    const state = provided ? `provides ${provided}` : 'does not provide it';
    const message = `'${remote.bundle}' ${remote.version} needs ${name} ${needed}, but the host ${host.version} ${state}. Publish a host and a remote that agree together: release publish --changed.`;
    return [{ bundles: [remote.bundle, host.bundle], message }];
  });
}

const providedVersion = (range: string | undefined): string | undefined =>
  range === undefined ? undefined : minVersion(range)?.version;
