import { endOfficeSession, getOfficeSession, officeSession, type OfficeSession } from '@kadam/shared/contract/staff';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

const response = z.object({ data: officeSession });

export async function fetchSession(signal: AbortSignal): Promise<OfficeSession> {
  const { data } = response.safeParse(await call(getOfficeSession, { signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}

export const sendEnd = (): Promise<unknown> => call(endOfficeSession);
