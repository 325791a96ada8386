import type { LiveRemote } from '@kadam/shared/remote';
import type { Wish } from './wishes';

/** What an override came to: a release and until when it is shown, or why it is not. */
export type Outcome =
  { readonly wish: Wish; readonly release: LiveRemote } | { readonly wish?: Wish | undefined; readonly fault: string };
