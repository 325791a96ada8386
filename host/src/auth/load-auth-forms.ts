import type { ComponentType } from 'react';
import type { AuthFormsProps } from './auth-forms';

interface AuthForms {
  readonly default: ComponentType<AuthFormsProps>;
}

let pending: Promise<AuthForms> | undefined;

/** The dialogs' code, fetched on the first intent to use it. A failed fetch is forgotten, so that the next call tries again. */
export function loadAuthForms(): Promise<AuthForms> {
  pending ??= import('./auth-forms').catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** Fetches the dialogs' code ahead of the click. */
export function prefetchAuthForms(): void {
  // What fails now is asked for again by the click, which says so.
  loadAuthForms().catch(() => {});
}
