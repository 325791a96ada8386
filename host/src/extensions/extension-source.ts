import type { ExtensionSource } from '@kadam/shared/extensions';
import { onDemand } from '@kadam/shared/on-demand';
import { extensionsOf, type PortalExtension } from './extension-table';

const views = onDemand(() => import(/* webpackChunkName: "extensions" */ './slot-view'));

/** What pages need to know of the extensions of this portal. */
export const createExtensionSource = (extensions: readonly PortalExtension[]): ExtensionSource => ({
  has: (name) => extensionsOf(extensions, name).length > 0,
  loadView: async () => (await views()).SlotView,
});
