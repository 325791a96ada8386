import { scriptArrival } from './script-arrival';

/** Where a script may be fetched from and what its bytes must hash to. `src` is a trusted URL where the browser asks for one. */
export interface AdmittedScript {
  readonly src: string;
  readonly integrity: string;
}

type Hashes = Readonly<Record<string, string>>;
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
};

declare global {
  /** Published for the chunk loaders of every bundle of the page. */
  var __kadam_script__: ScriptGate['pass'] | undefined;
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const BUNDLES = '/bundles/';
const REFUSED: AdmittedScript = {
  src: `${BUNDLES}refused.js`,
  // Well formed, because a browser ignores what it cannot parse, and the digest of nothing that exists.
  integrity: `sha384-${'A'.repeat(64)}`,
};

/**
 * Decides on every script of the page: same origin, below `/bundles/`, or of an origin that an override admitted, with a hash that a release told. Anything else gets an address
 * and a hash that cannot load, so that the asking runtime sees an ordinary failed script.
 */
export function createScriptGate(arrival = scriptArrival) {
  const hashes = new Map<string, string>();
  const timesAsked = new Map<string, number>();
  const origins = new Set<string>();
  const policy = createPolicy((url) => addressOf(url) !== undefined);

  // Undefined for what may not be had. A file that was asked for before did not come: it gets a new query, because an address that hung once hangs again.
  function next(url: string): (AdmittedScript & { readonly file: string }) | undefined {
    const address = addressOf(url);
    const file = address && pathOf(address);
    const integrity = file && hashes.get(file);
    if (!integrity) return undefined;
    const attempt = timesAsked.get(file) ?? 0;
    if (attempt > 0) address.searchParams.set('retry', String(attempt));
    return { file, src: policy.createScriptURL(file + address.search), integrity };
  }

  function allow(url: string): AdmittedScript {
    const admitted = next(url);
    if (!admitted) return { ...REFUSED, src: policy.createScriptURL(REFUSED.src) };
    const { file, src, integrity } = admitted;
    timesAsked.set(file, (timesAsked.get(file) ?? 0) + 1);
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
    /** Learns the hashes of a release. */
    admit(integrity: Hashes): void {
      for (const [path, hash] of Object.entries(integrity)) hashes.set(path, hash);
    },
    /** Files of another origin, named by their whole address, may be asked for from now on, by their hashes like every other file. */
    admitOrigin(origin: string): void {
      origins.add(origin);
    },
    /**
     * From now on the files of this release folder are asked for under a new query, also those that no script has asked for yet: the document
     * preloads them, and the browser would answer a script with the failure of its preload.
     */
    askAnew(folder: string): void {
      for (const path of hashes.keys())
        if (path.startsWith(folder)) timesAsked.set(path, (timesAsked.get(path) ?? 0) + 1);
    },
    /** Begins to fetch a script that is going to be asked for. */
    fetchAhead(url: string): void {
      const script = next(url);
      if (script) arrival(String(script.src), script.integrity).catch(() => {});
    },
    /**
     * Decides on the script at `url`. Given the element that wants it, the gate gives it the address once the browser holds the file, or an
     * error event; without an element, as remotes from before ask, it answers what to set.
     */
    pass(url: string, element?: HTMLScriptElement): AdmittedScript | undefined {
      const admitted = allow(url);
      if (!element) return admitted;
      element.crossOrigin = 'anonymous';
      element.integrity = admitted.integrity;
      arrival(String(admitted.src), admitted.integrity).then(
        () => (element.src = admitted.src),
        () => element.dispatchEvent(new Event('error')),
      );
      return undefined;
    },
  };
}

type ScriptGate = ReturnType<typeof createScriptGate>;

/** The one gate of the page. */
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
