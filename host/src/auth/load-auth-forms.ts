import { onDemand } from '@kadam/shared/on-demand';

/** The dialogs' code, fetched on the first intent to use it. */
export const loadAuthForms = onDemand(() => import('./auth-forms'));

/** Fetches the dialogs' code ahead of the click. */
export function prefetchAuthForms(): void {
  // What fails now is asked for again by the click, which says so.
  loadAuthForms().catch(() => {});
}
