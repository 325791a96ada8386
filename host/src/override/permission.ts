import { forget, keep, kept } from '../kept-values';
import { keepWishes } from './wishes';

/** docs/federation.md names this key for developers who have no operator's account. */
const ALLOWED = 'kadam.overridesAllowed';
const ALLOWED_MS = 30 * 24 * 3_600_000;

/** Whether links may make this browser show releases that are not live. Nobody's link can: somebody has to allow it in the browser itself. */
export const areOverridesAllowed = (): boolean => kept(ALLOWED) === true;

/** Allows it for 30 days. */
export const allowOverrides = (): void => keep(ALLOWED, true, ALLOWED_MS);

/** Allows it no more, and ends what is shown. */
export function forbidOverrides(): void {
  forget(ALLOWED);
  keepWishes([]);
}
