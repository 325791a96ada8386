import { appliedIds } from '@kadam/shared/contract/applications';
import { call } from '@kadam/shared/http';
import { toIdList } from '../../lib/applications';

/** The ids of all postings the member applied for; null if the response has another shape. */
export const fetchAppliedIds = async (signal: AbortSignal): Promise<readonly string[] | null> =>
  toIdList(await call(appliedIds, { signal }));
