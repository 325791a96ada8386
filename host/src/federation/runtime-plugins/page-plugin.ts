import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Rejects a module whose default export is no component. */
export const pagePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'page',
  onLoad({ exposeModule }) {
    const page = (exposeModule as { default?: unknown } | null | undefined)?.default;
    const isComponent = typeof page === 'function' || (typeof page === 'object' && page !== null && '$$typeof' in page);
    if (!isComponent) throw new Error('The module exposes no page as its default export.');
    return Promise.resolve();
  },
});
