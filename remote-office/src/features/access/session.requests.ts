import { endOfficeSession, getOfficeSession, officeSession, type OfficeSession } from '@kadam/shared/contract/staff';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

export const fetchSession = async (signal: AbortSignal): Promise<OfficeSession> =>
  dataOf(officeSession, await call(getOfficeSession, { signal }));

export const sendEnd = (): Promise<unknown> => call(endOfficeSession);
