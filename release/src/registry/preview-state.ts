import type { BundleState, Preview, Registry } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import { retirementText } from './bundle-state';

/** A preview of one bundle; all that are not expired are retained. */
export interface NamedPreview extends Preview {
  readonly bundle: string;
}

/** Previews of a bundle that are not expired. */
export const openPreviews = ({ previews = [] }: BundleState, now = Date.now()): readonly Preview[] =>
  previews.filter(({ until }) => Date.parse(until) > now);

/**
 * The registry with a preview, which replaces the one of the same name. Expired ones are removed.
 * @throws ReleaseError if the bundle is the host or has no live release
 */
export function withPreview(registry: Registry, { bundle, ...preview }: NamedPreview): Registry {
  const state = registry.bundles[bundle];
  if (bundle === 'host') throw new ReleaseError(bundle, 'A host has no previews, because it makes the documents.');
  if (!state)
    throw new ReleaseError(
      bundle,
      `'${bundle}' was never published, so its pages have no place on the site: release publish ${bundle}.`,
    );
  const gone = retirementText(state);
  if (gone) throw new ReleaseError(bundle, `'${bundle}' ${gone}, so it has no pages: release publish ${bundle}.`);
  const others = openPreviews(state).filter(({ name }) => name !== preview.name);
  return changed(registry, bundle, { ...state, previews: [...others, preview] });
}

/**
 * The registry without a preview.
 * @throws ReleaseError if there is none of that name
 */
export function withoutPreview(registry: Registry, bundle: string, name: string): Registry {
  const state = registry.bundles[bundle];
  const open = state ? openPreviews(state) : [];
  if (!state || !open.some((preview) => preview.name === name)) {
    const names = open.map((preview) => preview.name).join(', ');
    throw new ReleaseError(
      bundle,
      `'${bundle}' has no preview named '${name}'. ${names ? `There are: ${names}.` : 'It has none.'}`,
    );
  }
  return changed(registry, bundle, { ...state, previews: open.filter((preview) => preview.name !== name) });
}

const changed = (registry: Registry, bundle: string, state: BundleState): Registry => ({
  ...registry,
  updatedAt: new Date().toISOString(),
  bundles: { ...registry.bundles, [bundle]: state },
});
