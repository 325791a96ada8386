import { onDemand } from '@kadam/shared/on-demand';

/** Code of the dialogs, loaded on the first intent. */
export const loadAuthForms = onDemand(() => import('./auth-forms'));

/** Prefetches the code of the dialogs. */
export function prefetchAuthForms(): void {
  // The click loads it again and shows the error.
  loadAuthForms().catch(() => {});
}
