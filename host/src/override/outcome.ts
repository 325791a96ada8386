import type { LiveRemote } from '@kadam/shared/remote';
import type { OverrideRequest } from './override-requests';

/** The release that an override request shows, or the error. */
export type Outcome =
  | { readonly request: OverrideRequest; readonly release: LiveRemote }
  | { readonly request?: OverrideRequest | undefined; readonly error: string };
