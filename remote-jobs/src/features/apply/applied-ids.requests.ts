import { appliedIds } from '@kadam/shared/contract/applications';
import { call } from '@kadam/shared/http';
import { toIdList } from '../../lib/applications';

/** The ids of all postings that the member has applied for, at the price of no posting; null when the answer has another shape. */
export const fetchAppliedIds = async (signal: AbortSignal): Promise<readonly string[] | null> =>
  toIdList(await call(appliedIds, { signal }));
