import { hotBundles, type BuildStatus, type RunningBundle } from './hot-bundles';
import { showBuildErrors } from './overlay';

declare global {
  /** Interface of the dev server's client for bundles built from source. */
  var __kadam_dev__:
    | { readonly runs: (bundle: string, running: RunningBundle) => void; readonly scriptUrl: (url: string) => string }
    | undefined;
}

/** Path of bundles that are built from source. */
const FROM_SOURCE = /^\/bundles\/[a-z0-9]+\/dev\//;

/**
 * Connects this page to the dev server.
 * @param canReplace whether components can be replaced in this page
 */
export function startClient(canReplace: () => boolean): void {
  const bundles = hotBundles({ reload: () => window.location.reload(), show: showBuildErrors, canReplace });
  globalThis.__kadam_dev__ = { runs: bundles.runs, scriptUrl: scriptUrl() };
  new EventSource('/__dev/events').addEventListener('built', ({ data }: MessageEvent<string>) => {
    void bundles.onBuilt(JSON.parse(data) as BuildStatus);
  });
}

/** Its own trusted types policy, because the hashes of changing files are unknown. */
function scriptUrl(): (url: string) => string {
  const rules = {
    createScriptURL(url: string): string {
      const { origin, pathname } = new URL(url, window.location.href);
      if (origin === window.location.origin && FROM_SOURCE.test(pathname)) return url;
      throw new TypeError(`'${url}' does not come from source.`);
    },
  };
  const types = window as { trustedTypes?: { createPolicy(name: string, made: typeof rules): typeof rules } };
  const policy = types.trustedTypes?.createPolicy('kadam-dev', rules) ?? rules;
  return (url) => policy.createScriptURL(url);
}
