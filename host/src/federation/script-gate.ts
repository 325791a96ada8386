import { preloadScript, type Requester } from './preload-script';

/**
 * URL and required hash of a script. `src` is a TrustedScriptURL in browsers that enforce trusted
 * types.
 */
export interface AdmittedScript {
  readonly src: string;
  readonly integrity: string;
}

type Hashes = Readonly<Record<string, string>>;
/** Null forbids the use of the URL in this sink (`HTMLScriptElement src`). */
type CreateScriptURL = (url: string, type?: string, sink?: string) => string | null;
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: CreateScriptURL }): { createScriptURL(url: string): string };
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
  /** Scripts whose hash the browser has checked; a loader of a remote may request them. */
  const verified = new Set<string>();
  const policy = createPolicy((url) => addressOf(url) !== undefined);
  createDefaultPolicy((url) => {
    const address = addressOf(url);
    // With a query it would be fetched again.
    return address !== undefined && !address.search && verified.has(pathOf(address));
  });

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
     * Fetches all scripts of a release with their hashes before its entry runs, because its own
     * loader requests them without: `import()`, or elements whose URL the default policy admits.
     * Rejects if one of them is rejected or does not arrive.
     */
    async preloadAll(entry: string, requester: Requester): Promise<void> {
      const address = addressOf(entry);
      const file = address && pathOf(address);
      const integrity = file && hashes.get(file);
      if (!integrity) throw new Error(`'${entry}' is not a released file of this site.`);
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      const others = [...hashes].filter(([path]) => path.startsWith(folder) && path !== file);
      await Promise.all([
        preload(file + address.search, integrity, requester === 'import' ? requester : 'element'),
        ...others.map(async ([path, hash]) => {
          await preload(path, hash, requester);
          if (requester === 'own element') verified.add(path);
        }),
      ]);
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

/**
 * The policy for script elements of remotes that were built without our preset, which assign a
 * plain URL. Without it such a remote does not run.
 */
function createDefaultPolicy(isVerified: (url: string) => boolean): void {
  const createScriptURL: CreateScriptURL = (url, _, sink) =>
    sink === 'HTMLScriptElement src' && isVerified(url) ? url : null;
  try {
    window.trustedTypes?.createPolicy('default', { createScriptURL });
  } catch {
    // Servers from before this policy do not allow it.
  }
}
