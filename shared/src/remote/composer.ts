import type { RegistryTrust } from './registry';
import type { Release } from './release';

/** Version of the interface by which a release tool calls the composer of a host's release. */
export const COMPOSER_INTERFACE = 1;

/** A page rendered by its remote's build: its markup, and the stylesheet that belongs to it, a file of the release. */
export interface PrerenderedPage {
  readonly markup: string;
  readonly styles: string;
}

/** The release of the host, with the files of it that only composing needs. */
export interface ComposedHost {
  readonly release: Release;
  /** Content of its `document.html`. */
  readonly template: string;
  /** Emitted name of each of its public files. */
  readonly assets: Readonly<Record<string, string>>;
}

/** A live release of a remote. */
export interface ComposedRemote {
  readonly release: Release;
  /** The version to fall back to, or null. */
  readonly previous: string | null;
  /** Digest of the release.json of that version; older tools tell none. */
  readonly previousDigest?: string | undefined;
  /** By exposed module. */
  readonly prerendered: Readonly<Record<string, PrerenderedPage>>;
  /** Its files are gone: documents name it, so that the host shows the version before, and ask for none of its files themselves. */
  readonly isMissing: boolean;
}

/** Everything a composer is told; plain data, because tool and composer may be of different ages. */
export interface ComposerInput {
  readonly host: ComposedHost;
  /** Sorted by name. */
  readonly remotes: readonly ComposedRemote[];
  /** For the boot record: since when the canary runs that these documents are of; absent for what is live. */
  readonly canary?: string | undefined;
  /** Which registries the documents' readers may believe; older tools tell none. */
  readonly trust?: RegistryTrust | undefined;
  /** Where people reach the portal, without a slash at the end; older tools tell none, and the brand's own address holds. */
  readonly publicUrl?: string | undefined;
}

/**
 * What the composer script of a host's release exports. `compose` answers the content of each document by its path below the folder of
 * documents (`jobs/index.html`), and throws an Error whose message ends the sentence "document.html: …" when the template cannot be filled.
 */
export interface Composer {
  readonly version: number;
  compose(input: ComposerInput): Readonly<Record<string, string>>;
}
