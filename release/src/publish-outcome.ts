/**
 * What became of one bundle. `built` is false when a kept release of the same sources was made live again; `canary` is shown to a share of
 * the visitors; `held` means that somebody decided otherwise about the release of these sources (rolled back, or a canary), so that what is
 * live stays.
 */
export type PublishOutcome =
  | { readonly status: 'unchanged'; readonly bundle: string; readonly version: string }
  | { readonly status: 'published'; readonly bundle: string; readonly version: string; readonly built: boolean }
  | { readonly status: 'canary'; readonly bundle: string; readonly version: string }
  | { readonly status: 'held'; readonly bundle: string; readonly message: string }
  | { readonly status: 'rejected'; readonly bundle: string; readonly message: string };

/** A bundle that may not go live; `message` says why and the way out. */
export type RejectedOutcome = Extract<PublishOutcome, { readonly message: string }>;
