import { modules, version } from './refreshed-react.cjs';

interface SharedModule {
  readonly pkgName: string;
  readonly shared: { readonly version: string; get: () => Promise<() => unknown> };
}

const RENDERER = 'react-dom/client';
let isRendering = false;

/**
 * Lets the host take React of this script instead of its own, which was made for visitors and cannot replace components. A host that keeps its
 * renderer to itself, or that has another version of React, goes on with its own.
 */
export function shareReact(): void {
  const plugin = {
    name: 'kadam-dev-react',
    beforeRegisterShare(module: SharedModule): SharedModule {
      const { pkgName, shared } = module;
      if (!(pkgName in modules) || shared.version !== version) return module;
      shared.get = () => Promise.resolve(() => modules[pkgName]);
      if (pkgName === RENDERER) isRendering = true;
      return module;
    },
  };
  // Where the federation runtime of the host looks when it starts.
  (globalThis as Record<string, unknown>).__FEDERATION__ ??= { __GLOBAL_PLUGIN__: [plugin] };
}

/** Whether components can be replaced in the running page: its renderer is the one of this script. */
export const canReplace = (): boolean => isRendering;
