import { removeStored, store, readStored } from '../stored-values';
import { OVERRIDE } from './parameter';

/** A request to show a release of a remote: by its version, or the one at an origin. */
export interface OverrideRequest {
  readonly remote: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const DAY_MS = 24 * 3_600_000;
const SYNTAX = /^([a-z][a-z0-9-]*)@(\S+)$/;

/**
 * Parses the query (`?kadam-override=jobs@0.1.0-1a2b3c4d`); undefined for a value with invalid
 * syntax.
 */
export function requestsFromUrl(search: string, now = Date.now()): readonly (OverrideRequest | undefined)[] {
  return new URLSearchParams(search).getAll(OVERRIDE).map((text) => {
    const [, remote = '', to = ''] = SYNTAX.exec(text) ?? [];
    return remote ? { remote, to: to.replace(/\/$/, ''), until: now + DAY_MS } : undefined;
  });
}

/** Stored requests that have not expired. */
export function storedRequests(now = Date.now()): readonly OverrideRequest[] {
  const found = readStored(OVERRIDE);
  return Array.isArray(found) ? (found as OverrideRequest[]).filter(({ until }) => until > now) : [];
}

/** Replaces the stored requests. */
export function storeRequests(requests: readonly OverrideRequest[]): void {
  if (requests.length > 0) store(OVERRIDE, requests, DAY_MS);
  else removeStored(OVERRIDE);
}
