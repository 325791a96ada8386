import { isRecord } from './is-record';

/** One line of a bundle's history. */
export interface HistoryEntry {
  readonly at: string;
  readonly action: 'publish' | 'rollback' | 'quarantine' | 'restore' | 'canary' | 'promote' | 'abort' | 'retire';
  readonly version: string;
  readonly why: string;
  /** Account of the user; absent in older entries. */
  readonly who?: string;
  /** Of `canary`: share of visitors in percent. */
  readonly share?: number;
  /** Its pages were not mounted before, because there was no Chromium. */
  readonly skippedMounting?: boolean;
}

/** Number of buckets of visitors; a cookie stores the bucket of a visitor. */
export const BUCKETS = 100;

/**
 * A release for a share of the visitors. All bundles of one canary have the same fields except
 * `version`.
 */
export interface Canary {
  readonly version: string;
  /** Share of visitors in percent. */
  readonly share: number;
  /** Start, as an ISO date; unique per canary. */
  readonly since: string;
  readonly who: string;
  readonly why: string;
  /**
   * First bucket of the canary, so that canaries reach different visitors; a larger share includes
   * the earlier ones.
   */
  readonly firstBucket: number;
}

/** A release that only override links show, until it expires (ISO date). */
export interface Preview {
  /** Unique per bundle, for links. */
  readonly name: string;
  readonly version: string;
  readonly until: string;
}

/**
 * Registry entry of a bundle. `previous` lists the retained versions without the live one in
 * fallback order: the last live one first, rolled back ones last.
 */
export interface BundleState {
  readonly live: string;
  readonly previous: readonly string[];
  readonly canary: Canary | null;
  /** Absent in registries of older tools. */
  readonly previews?: readonly Preview[];
  /**
   * Versions that were rolled back; they cannot go live again unless forced. The history has the
   * reason.
   */
  readonly quarantined: readonly string[];
  readonly history: readonly HistoryEntry[];
  /** Time each retained version was last live, as an ISO date. */
  readonly lastLive: Readonly<Record<string, string>>;
  /** Its pages are no longer on the site; `live` is the last live version. */
  readonly isRetired?: boolean;
  /** Digest (`sha384-…`) of the release.json of each version, from when it went live. */
  readonly digests: Readonly<Record<string, string>>;
}

/** Public key for signatures: Ed25519, base64url of its 32 bytes, accepted before `until`. */
export interface AcceptedKey {
  readonly publicKey: string;
  readonly until?: string | undefined;
}

/** A team whose uploads, signed with this key, may release these remotes until then (ISO date). */
export interface TeamGrant {
  readonly team: string;
  /** Ed25519, base64url of its 32 bytes. */
  readonly publicKey: string;
  readonly remotes: readonly string[];
  readonly until: string;
  readonly at: string;
  /** Account that granted it. */
  readonly who: string;
}

/** `bundles/registry.json`: the only file that changes. */
export interface Registry {
  readonly format: 1;
  readonly updatedAt: string;
  readonly bundles: Readonly<Record<string, BundleState>>;
  /** Origins that override links may load remotes from; none by default. */
  readonly overrideOrigins?: readonly string[];
  /** Browsers do not get it; absent in registries of older tools. */
  readonly teams?: readonly TeamGrant[];
  /** Increases with every change, to reject older registries; absent in unsigned registries. */
  readonly sequence?: number;
  /** Accepted keys; documents pass them to browsers. */
  readonly keys?: readonly AcceptedKey[];
  /** Base64 of a signature of `signedText`, by public key. */
  readonly signatures?: Readonly<Record<string, string>>;
}

/** Which later registries a document accepts: signed by one of these keys, and not older. */
export interface RegistryTrust {
  readonly sequence: number;
  readonly keys: readonly AcceptedKey[];
}

/** Undefined if the registry is not signed. */
export const trustOf = ({ sequence, keys }: Registry): RegistryTrust | undefined =>
  sequence !== undefined && keys ? { sequence, keys } : undefined;

/** URL of the registry on the portal's origin. */
export const REGISTRY_URL = '/bundles/registry.json';

/**
 * The value as a registry; undefined if its shape is wrong. Missing fields of older writers get
 * empty values, unknown ones of newer writers stay.
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
 * The version of a bundle for the visitors of a document: that of its canary while it runs, else
 * the live one. `since` comes from the boot record.
 */
export const versionFor = ({ live, canary }: BundleState, since: string | undefined): string =>
  since !== undefined && canary?.since === since ? canary.version : live;
