import type { Registry } from '@kadam/shared/remote';
import type { RejectedOutcome } from '../operations/publish-outcome';
import { quarantineText, retirementText } from '../registry/bundle-state';

/** Why a retired remote is not published; undefined if it is not retired. */
export function stillRetired({ bundles }: Registry, bundle: string): RejectedOutcome | undefined {
  const state = bundles[bundle];
  const gone = state && retirementText(state);
  if (!gone) return undefined;
  return {
    status: 'held',
    bundle,
    message: `'${bundle}' ${gone}, and stays so. To bring it back: release publish ${bundle}.`,
  };
}

interface Wanted {
  readonly bundle: string;
  readonly version: string;
}

/** Why a quarantined release, or the current canary, is not published; undefined otherwise. */
export function heldBack(
  { bundles }: Registry,
  { bundle, version }: Wanted,
  { isCanary }: { readonly isCanary: boolean },
): RejectedOutcome | undefined {
  const state = bundles[bundle];
  if (!state) return undefined;
  const rejected = `'${bundle}' was not released, ${state.live} stays live.`;
  if (state.quarantined.includes(version)) {
    const solution = `Change its sources and publish again, or say why it may go live: release publish ${bundle} --force --reason "…".`;
    return {
      status: 'held',
      bundle,
      message: `${rejected} Release ${version} ${quarantineText(state, version)}. ${solution}`,
    };
  }
  if (isCanary || state.canary?.version !== version) return undefined;
  const message = `${rejected} Release ${version} is its canary for ${state.canary.share} visitors in 100: run 'release promote' or 'release abort'.`;
  return { status: 'held', bundle, message };
}
