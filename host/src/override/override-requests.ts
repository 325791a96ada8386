import { forget, keep, kept } from '../kept-values';
import { OVERRIDE } from './parameter';

/** What a browser was asked to show: a release of a remote by its version, or the one at an origin. */
export interface Wish {
  readonly remote: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const DAY_MS = 24 * 3_600_000;
const WRITTEN = /^([a-z][a-z0-9-]*)@(\S+)$/;

/** What the address asks for, `?kadam-override=jobs@0.1.0-1a2b3c4d`; undefined for what nobody can understand. */
export function askedNow(search: string, now = Date.now()): readonly (Wish | undefined)[] {
  return new URLSearchParams(search).getAll(OVERRIDE).map((text) => {
    const [, remote = '', to = ''] = WRITTEN.exec(text) ?? [];
    return remote ? { remote, to: to.replace(/\/$/, ''), until: now + DAY_MS } : undefined;
  });
}

/** What was asked for before and has not expired. */
export function askedBefore(now = Date.now()): readonly Wish[] {
  const found = kept(OVERRIDE);
  return Array.isArray(found) ? (found as Wish[]).filter(({ until }) => until > now) : [];
}

/** Keeps these wishes and no others. */
export function keepWishes(wishes: readonly Wish[]): void {
  if (wishes.length > 0) keep(OVERRIDE, wishes, DAY_MS);
  else forget(OVERRIDE);
}
