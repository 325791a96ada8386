import { modules, version } from './refreshed-react.cjs';

interface SharedModule {
  readonly pkgName: string;
  readonly shared: { readonly version: string; get: () => Promise<() => unknown> };
}

const RENDERER = 'react-dom/client';
let isRendering = false;

/**
 * Makes the host use this script's React, because a production build cannot replace components. A
 * host with another React version, or one that does not share its renderer, uses its own.
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
  // Read by the host's federation runtime when it starts.
  (globalThis as Record<string, unknown>).__FEDERATION__ ??= { __GLOBAL_PLUGIN__: [plugin] };
}

/** Whether components can be replaced: the page renders with this script's React. */
export const canReplace = (): boolean => isRendering;
