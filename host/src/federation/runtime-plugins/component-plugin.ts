import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Rejects a module, of a page or an extension, whose default export is not a component. */
export const componentPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'component',
  onLoad({ exposeModule }) {
    const exposed = (exposeModule as { default?: unknown } | null | undefined)?.default;
    const isComponent =
      typeof exposed === 'function' || (typeof exposed === 'object' && exposed !== null && '$$typeof' in exposed);
    if (!isComponent) throw new Error('The module exposes no component as its default export.');
    return Promise.resolve();
  },
});
