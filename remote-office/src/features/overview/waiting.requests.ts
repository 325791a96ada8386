import { listWaiting, waitingItem } from '@kadam/shared/contract/inbox';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

const response = z.object({ data: z.object({ waiting: z.array(waitingItem) }) });
export type Waiting = z.infer<typeof response>['data']['waiting'];

export async function fetchWaiting(signal: AbortSignal): Promise<Waiting> {
  const { data } = response.safeParse(await call(listWaiting, { signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data.waiting;
}
