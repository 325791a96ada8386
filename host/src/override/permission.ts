import { removeStored, store, readStored } from '../stored-values';
import { storeRequests } from './override-requests';

/** docs/federation.md names this key for developers who have no operator's account. */
const ALLOWED = 'kadam.overridesAllowed';
const ALLOWED_MS = 30 * 24 * 3_600_000;

/** Whether override links work in this browser; they have to be allowed in the browser itself. */
export const areOverridesAllowed = (): boolean => readStored(ALLOWED) === true;

/** Allows override links for 30 days. */
export const allowOverrides = (): void => store(ALLOWED, true, ALLOWED_MS);

/** Disallows override links and ends the current overrides. */
export function forbidOverrides(): void {
  removeStored(ALLOWED);
  storeRequests([]);
}
