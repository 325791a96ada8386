/**
 * What became of one bundle. `built` is false when a kept release of the same sources was made live again; `quarantined` means that somebody
 * rolled back from the release of these sources, so that what is live stays.
 */
export type PublishOutcome =
  | { readonly status: 'unchanged'; readonly bundle: string; readonly version: string }
  | { readonly status: 'published'; readonly bundle: string; readonly version: string; readonly built: boolean }
  | { readonly status: 'quarantined'; readonly bundle: string; readonly message: string }
  | { readonly status: 'refused'; readonly bundle: string; readonly message: string };

/** A bundle that may not go live; `message` says why and the way out. */
export type Refused = Extract<PublishOutcome, { readonly message: string }>;
