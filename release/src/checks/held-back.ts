import type { Registry } from '@kadam/shared/remote';
import type { RejectedOutcome } from '../publish-outcome';
import { quarantineText, retirementText } from '../registry/bundle-state';

/** Why a retired remote stays as it is while nobody asks for it by name; undefined when it was not retired. */
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

/** Which release is to be shown, and to whom. */
interface Wanted {
  readonly bundle: string;
  readonly version: string;
}

/** Why a release about which somebody decided otherwise stays where it is; undefined when nobody did. */
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
