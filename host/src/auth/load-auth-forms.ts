/** The dialogs' code, fetched on the first intent to use it. A file that does not come is asked for once more. */
export const loadAuthForms = () => importForms().catch(importForms);

/** Fetches the dialogs' code ahead of the click. */
export function prefetchAuthForms(): void {
  // What fails now is asked for again by the click, which says so.
  importForms().catch(() => {});
}

const importForms = () => import('./auth-forms');
