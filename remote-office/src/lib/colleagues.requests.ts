import { colleague, type Colleague, listColleagues } from '@kadam/shared/contract/inbox';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from './data-of';

const response = z.object({ colleagues: z.array(colleague) });

export const fetchColleagues = async (signal: AbortSignal): Promise<readonly Colleague[]> =>
  dataOf(response, await call(listColleagues, { signal })).colleagues;
