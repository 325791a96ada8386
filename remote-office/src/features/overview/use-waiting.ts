import type { WaitingItem } from '@kadam/shared/contract/inbox';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchWaiting } from './waiting.requests';

/** What waits for the office. */
export const useWaiting = (): Loaded<readonly WaitingItem[]> => useLoaded({ key: ['waiting'], load: fetchWaiting });
