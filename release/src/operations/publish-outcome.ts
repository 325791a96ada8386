/**
 * Result for one bundle. `isAgain`: the release was live before. `held`: it is quarantined, retired
 * or a canary, so nothing changed. `undecided`: its pages could not be mounted on this machine.
 */
export type PublishOutcome =
  | { readonly status: 'unchanged'; readonly bundle: string; readonly version: string }
  | { readonly status: 'published'; readonly bundle: string; readonly version: string; readonly isAgain: boolean }
  | { readonly status: 'canary'; readonly bundle: string; readonly version: string }
  | {
      readonly status: 'preview';
      readonly bundle: string;
      readonly version: string;
      readonly name: string;
      readonly until: string;
    }
  | { readonly status: 'held'; readonly bundle: string; readonly message: string }
  | { readonly status: 'undecided'; readonly bundle: string; readonly message: string }
  | { readonly status: 'rejected'; readonly bundle: string; readonly message: string };

/** A bundle that was not published; `message` says why and how to fix it. */
export type RejectedOutcome = Extract<PublishOutcome, { readonly message: string }>;
