import { isRecord } from './is-record';

/** One line of a bundle's history. */
export interface HistoryEntry {
  readonly at: string;
  readonly action: 'publish' | 'rollback' | 'quarantine' | 'restore' | 'canary' | 'promote' | 'abort' | 'retire';
  readonly version: string;
  readonly why: string;
  /** Account of who did it; absent in entries from before it was kept. */
  readonly who?: string;
  /** Of `canary`: visitors in 100. */
  readonly share?: number;
}

/** Visitors are dealt into this many buckets; each document goes by the one that the visitor's cookie names. */
export const BUCKETS = 100;

/** A release that some visitors get instead of the live one. All bundles of one canary have the same fields but `version`. */
export interface Canary {
  readonly version: string;
  /** Visitors in 100. */
  readonly share: number;
  /** When it began, as an ISO date; no other canary has the same. */
  readonly since: string;
  readonly who: string;
  readonly why: string;
  /** The first of its buckets, so that it is not always the same visitors who get a canary; a larger share keeps those before. */
  readonly firstBucket: number;
}

/**
 * What the registry says of one bundle. `previous` holds the kept versions without the live one, the next to fall back to first: what was
 * live before leads, what was rolled back from comes last.
 */
export interface BundleState {
  readonly live: string;
  readonly previous: readonly string[];
  readonly canary: Canary | null;
  /** Versions that were rolled back from; none of them goes live again unless somebody insists. The history says why. */
  readonly quarantined: readonly string[];
  readonly history: readonly HistoryEntry[];
  /** When each kept version was last live, as an ISO date; the live one and those that never were live are not in it. */
  readonly lastLive: Readonly<Record<string, string>>;
  /** Its pages are not on the site any more; `live` was live last. The history says why. */
  readonly isRetired?: boolean;
  /** Digest (`sha384-…`) of the release.json of each version named above, as it was when that version went live. */
  readonly digests: Readonly<Record<string, string>>;
}

/** A key by which a registry may be signed: Ed25519, base64url of its 32 bytes. `until` is the moment from which it is accepted no more. */
export interface AcceptedKey {
  readonly publicKey: string;
  readonly until?: string | undefined;
}

/** `bundles/registry.json`: the one file that ever changes. */
export interface Registry {
  readonly format: 1;
  readonly updatedAt: string;
  readonly bundles: Readonly<Record<string, BundleState>>;
  /** Origins from which a browser may be asked to show a release of a remote that is not published here; none by default. */
  readonly overrideOrigins?: readonly string[];
  /** Grows with every change, so that an older registry cannot pass for the present one; absent before registries were signed. */
  readonly sequence?: number;
  /** Keys that are accepted, as who signed it knew them; documents tell them to browsers. */
  readonly keys?: readonly AcceptedKey[];
  /** Base64 of a signature over `signedText`, by public key. */
  readonly signatures?: Readonly<Record<string, string>>;
}

/** What a document tells of the registries that may be believed later: signed by one of these keys, and not older. */
export interface RegistryTrust {
  readonly sequence: number;
  readonly keys: readonly AcceptedKey[];
}

/** What documents made of this registry tell; undefined when it is not signed. */
export const trustOf = ({ sequence, keys }: Registry): RegistryTrust | undefined =>
  sequence !== undefined && keys ? { sequence, keys } : undefined;

/** Address of the registry on the portal's origin. */
export const REGISTRY_URL = '/bundles/registry.json';

/**
 * The value as a registry, or undefined when its shape is wrong. Fields that an older writer left out get their empty value, and fields
 * that a newer one added stay: this reader may be older than the file or younger.
 */
export function readRegistry(value: unknown): Registry | undefined {
  if (!isRecord(value) || value.format !== 1 || !isRecord(value.bundles)) return undefined;
  const bundles = Object.entries(value.bundles);
  if (!bundles.every(([, state]) => isBundleState(state))) return undefined;
  const states = bundles.map(([bundle, state]) => [bundle, { ...EMPTY_STATE, ...(state as BundleState) }]);
  return { ...value, bundles: Object.fromEntries(states) } as unknown as Registry;
}

const EMPTY_STATE = { canary: null, quarantined: [], history: [], lastLive: {}, digests: {} } as const;

const isBundleState = (state: unknown): boolean =>
  isRecord(state) && typeof state.live === 'string' && Array.isArray(state.previous);

/**
 * The version of a bundle that a document's visitors are to get by now: of the canary that the document was made for, while that runs; else
 * the live one. `since` is what the boot record says of a canary.
 */
export const versionFor = ({ live, canary }: BundleState, since: string | undefined): string =>
  since !== undefined && canary?.since === since ? canary.version : live;
