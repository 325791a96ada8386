import { pathShape, type Release } from '@kadam/shared/remote';
import { minVersion, satisfies } from 'semver';
import { missingFromHost } from './platform-contract';

/** Why a set of releases cannot be live together; one of `bundles` has to change. */
export interface Conflict {
  readonly bundles: readonly string[];
  readonly message: string;
  /** How to fix it, if the remote or the host is to go live. */
  readonly solution: { readonly remote: string; readonly host: string };
}

/**
 * Conflicts of releases: two pages with the same path, or a remote that needs what the host does
 * not offer (not checked without a host).
 */
export function findConflicts(releases: readonly Release[]): Conflict[] {
  const host = releases.find(({ bundle }) => bundle === 'host');
  const remotes = releases.filter(({ bundle }) => bundle !== 'host');
  const withHost = host
    ? remotes.flatMap((remote) => [...sharedConflicts(remote, host), ...offerConflicts(remote, host)])
    : [];
  return [...pathConflicts(remotes), ...withHost];
}

function pathConflicts(remotes: readonly Release[]): Conflict[] {
  const owners = new Map<string, string>();
  return remotes.flatMap(({ bundle, pages }) =>
    pages.flatMap(({ path }) => {
      const shape = pathShape(path);
      const owner = owners.get(shape);
      owners.set(shape, owner ?? bundle);
      if (!owner) return [];
      const message = `'${bundle}' and '${owner}' both want the page '${path}'.`;
      const solution = `Remove it from the routes.json of one of them, and publish both in one step: release publish ${owner} ${bundle} --together.`;
      return [{ bundles: [bundle, owner], message, solution: { remote: solution, host: solution } }];
    }),
  );
}

function sharedConflicts(remote: Release, host: Release): Conflict[] {
  return Object.entries(remote.shared).flatMap(([name, needed]) => {
    const provided = providedVersion(host.shared[name]);
    if (provided && satisfies(provided, needed)) return [];
    const state = provided ? `provides ${provided}` : 'does not provide it';
    const message = `'${remote.bundle}' ${remote.version} needs ${name} ${needed}, but the host ${host.version} ${state}.`;
    const solution = 'Publish a host and a remote that agree together: release publish --changed.';
    return [{ bundles: [remote.bundle, 'host'], message, solution: { remote: solution, host: solution } }];
  });
}

const providedVersion = (range: string | undefined): string | undefined =>
  range === undefined ? undefined : minVersion(range)?.version;

function offerConflicts(remote: Release, host: Release): Conflict[] {
  const missing = missingFromHost(remote, host);
  if (missing === null) return [];
  return [
    {
      bundles: [remote.bundle, 'host'],
      message: `'${remote.bundle}' ${remote.version} uses what the host ${host.version} ${missing}.`,
      solution: {
        remote:
          'Correct the name if no host has it. Otherwise publish the host that has it first: release publish host.',
        host: `A host offers everything that live remotes use. Put it back, or change '${remote.bundle}' first: publish or roll back both together.`,
      },
    },
  ];
}
