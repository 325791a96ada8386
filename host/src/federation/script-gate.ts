import { preloadScript } from './preload-script';

/**
 * URL and required hash of a script. `src` is a TrustedScriptURL in browsers that enforce trusted
 * types.
 */
export interface AdmittedScript {
  readonly src: string;
  readonly integrity: string;
}

type Hashes = Readonly<Record<string, string>>;
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
};

declare global {
  /** Used by the chunk loaders of every bundle on the page. */
  var __kadam_script__: ScriptGate['pass'] | undefined;
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const BUNDLES = '/bundles/';
const REJECTED_SCRIPT: AdmittedScript = {
  src: `${BUNDLES}refused.js`,
  // Well formed, because a browser ignores an integrity that it cannot parse; matches no file.
  integrity: `sha384-${'A'.repeat(64)}`,
};

/**
 * Checks every script of the page: its origin (this one below `/bundles/`, or one that an override
 * admitted) and its hash, which comes from a release. Any other script gets a URL and a hash that
 * fail to load.
 */
export function createScriptGate(preload = preloadScript) {
  const hashes = new Map<string, string>();
  const attempts = new Map<string, number>();
  const origins = new Set<string>();
  const policy = createPolicy((url) => addressOf(url) !== undefined);

  // Undefined for a rejected script. A file that is requested again failed: it gets a new query, as
  // a hung URL stays so.
  function next(url: string): (AdmittedScript & { readonly file: string }) | undefined {
    const address = addressOf(url);
    const file = address && pathOf(address);
    const integrity = file && hashes.get(file);
    if (!integrity) return undefined;
    const attempt = attempts.get(file) ?? 0;
    if (attempt > 0) address.searchParams.set('retry', String(attempt));
    return { file, src: policy.createScriptURL(file + address.search), integrity };
  }

  function allow(url: string): AdmittedScript {
    const admitted = next(url);
    if (!admitted) return { ...REJECTED_SCRIPT, src: policy.createScriptURL(REJECTED_SCRIPT.src) };
    const { file, src, integrity } = admitted;
    attempts.set(file, (attempts.get(file) ?? 0) + 1);
    return { src, integrity };
  }

  function addressOf(url: string): URL | undefined {
    try {
      const address = new URL(url, window.location.href);
      const isOurs = address.origin === window.location.origin && address.pathname.startsWith(BUNDLES);
      return isOurs || origins.has(address.origin) ? address : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    /** Adds the hashes of a release. */
    admit(integrity: Hashes): void {
      for (const [path, hash] of Object.entries(integrity)) hashes.set(path, hash);
    },
    /** Admits files of another origin, whose hashes are added by their absolute URLs. */
    admitOrigin(origin: string): void {
      origins.add(origin);
    },
    /**
     * Requests all files of a release folder under a new query from now on. The document preloads
     * some of them, and the browser would reuse a failed preload for the script.
     */
    refetch(folder: string): void {
      for (const path of hashes.keys()) if (path.startsWith(folder)) attempts.set(path, (attempts.get(path) ?? 0) + 1);
    },
    /**
     * Fetches a script before it is requested. Resolves when the browser holds the file; rejects if
     * it is rejected or does not arrive.
     */
    async preload(url: string): Promise<void> {
      const script = next(url);
      if (!script) throw new Error(`'${url}' is not a released file of this site.`);
      await preload(String(script.src), script.integrity);
    },
    /**
     * Fetches all modules of a release before its entry is imported, because `import()` checks no
     * integrity: it takes what was preloaded with a hash. Rejects if one of them is rejected or
     * does not arrive.
     */
    async preloadModules(entry: string): Promise<void> {
      const address = addressOf(entry);
      const file = address && pathOf(address);
      if (!file || !hashes.has(file)) throw new Error(`'${entry}' is not a released file of this site.`);
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      const modules = [...hashes].filter(([path]) => path.startsWith(folder));
      await Promise.all(
        modules.map(([path, integrity]) =>
          preload(path === file ? path + address.search : path, integrity, 'modulepreload'),
        ),
      );
    },
    /**
     * Checks the script at `url`. With an element: sets its `src` once the file is loaded, or
     * dispatches an error event. Without one, for older remotes: returns the attributes to set.
     */
    pass(url: string, element?: HTMLScriptElement): AdmittedScript | undefined {
      const admitted = allow(url);
      if (!element) return admitted;
      element.crossOrigin = 'anonymous';
      element.integrity = admitted.integrity;
      preload(String(admitted.src), admitted.integrity).then(
        () => (element.src = admitted.src),
        () => element.dispatchEvent(new Event('error')),
      );
      return undefined;
    },
  };
}

type ScriptGate = ReturnType<typeof createScriptGate>;

export const scriptGate = createScriptGate();

const pathOf = ({ origin, pathname }: URL): string =>
  origin === window.location.origin ? pathname : origin + pathname;

function createPolicy(isAllowed: (url: string) => boolean) {
  const rules = {
    createScriptURL(url: string): string {
      if (!isAllowed(url)) throw new TypeError(`'${url}' is not a released file of this site.`);
      return url;
    },
  };
  return window.trustedTypes?.createPolicy('kadam-loader', rules) ?? rules;
}
