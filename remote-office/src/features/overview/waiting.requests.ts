import { listWaiting, type WaitingItem, waitingItem } from '@kadam/shared/contract/inbox';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

const response = z.object({ waiting: z.array(waitingItem) });

export const fetchWaiting = async (signal: AbortSignal): Promise<readonly WaitingItem[]> =>
  dataOf(response, await call(listWaiting, { signal })).waiting;
