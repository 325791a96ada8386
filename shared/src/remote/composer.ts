import type { RegistryTrust } from './registry';
import type { Release } from './release';

/** Version of the interface between release tool and composer. */
export const COMPOSER_INTERFACE = 1;

/** A prerendered page: its markup and stylesheet, a file of the release. */
export interface PrerenderedPage {
  readonly markup: string;
  readonly styles: string;
}

/** Release of the host, and its files for composing. */
export interface ComposedHost {
  readonly release: Release;
  /** Content of its `document.html`. */
  readonly template: string;
  /** Hashed names of its public files. */
  readonly assets: Readonly<Record<string, string>>;
}

export interface ComposedRemote {
  readonly release: Release;
  /** The fallback version, or null. */
  readonly previous: string | null;
  /** Digest of its release.json; absent from older tools. */
  readonly previousDigest?: string | undefined;
  /** By exposed module. */
  readonly prerendered: Readonly<Record<string, PrerenderedPage>>;
  /**
   * Its files are missing: the host shows the fallback version, and documents preload none of its
   * files.
   */
  readonly isMissing: boolean;
}

/** Input of a composer; plain data, because tool and composer may have different versions. */
export interface ComposerInput {
  readonly host: ComposedHost;
  /** Sorted by name. */
  readonly remotes: readonly ComposedRemote[];
  /** Start of the canary these documents belong to; absent for the live releases. */
  readonly canary?: string | undefined;
  /** Absent from older tools. */
  readonly trust?: RegistryTrust | undefined;
  /**
   * Public URL of the portal, without a trailing slash; older tools omit it, and the brand's URL is
   * used.
   */
  readonly publicUrl?: string | undefined;
}

/**
 * Exports of the composer script. `compose` returns the content of each document by its path
 * (`jobs/index.html`), and throws an Error whose message completes "document.html: …" if the
 * template is invalid.
 */
export interface Composer {
  readonly version: number;
  compose(input: ComposerInput): Readonly<Record<string, string>>;
}
