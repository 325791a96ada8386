import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Federation } from '../federation/page-loader';
import { componentPlugin } from '../federation/runtime-plugins/component-plugin';
import { createFallback } from '../federation/runtime-plugins/fallback-plugin';
import { idleTimeoutPlugin } from '../federation/runtime-plugins/idle-timeout-plugin';
import { reportingPlugin } from '../federation/runtime-plugins/reporting-plugin';
import type { Report } from '../reporting/print-problem';

/** What a release exposes under `module` at the given attempt; may throw or never resolve. */
export type Expose = (release: { readonly version: string }, module: string, attempt: number) => unknown;

interface Options {
  readonly expose: Expose;
  readonly report?: (report: Report) => void;
}

let count = 0;

/**
 * The library's runtime with the host's plugins, whose entries come from `expose` instead of the
 * network.
 */
export function testFederation({ expose, report = () => {} }: Options): Federation {
  // The runtime caches entries by URL for the whole page.
  const origin = `http://portal-${++count}.test`;
  const releases = new Map<string, { readonly name: string; readonly version: string; readonly attempt: number }>();
  const entries: ModuleFederationRuntimePlugin = {
    name: 'test-entries',
    loadEntry: async ({ remoteInfo: { entry } }) => ({
      init: () => {},
      // The library's types have a container return the factory itself.
      get: (async (module: string) => {
        const { version, attempt } = releases.get(entry)!;
        const exposed = await expose({ version }, module, attempt);
        return () => exposed;
      }) as never,
    }),
  };
  const fallback = createFallback();
  const instance = createInstance({
    name: origin,
    remotes: [],
    plugins: [
      reportingPlugin((entry) => releases.get(entry), report),
      fallback.plugin,
      idleTimeoutPlugin(() => Promise.resolve()),
      entries,
      componentPlugin(),
    ],
  });
  return {
    remoteOf({ name, version }, attempt) {
      const entry = `${origin}/${name}/${version}?attempt=${attempt}`;
      releases.set(entry, { name, version, attempt });
      return { name: `${name}@${version}#${attempt}`, entry, entryGlobalName: `mfe_${name}`, type: 'global' };
    },
    load: (attempts) => fallback.load(instance, attempts),
  };
}
