import { doctorResponse, type Finding, getDoctor } from '@kadam/shared/contract/doctor';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

export async function fetchFindings(signal: AbortSignal): Promise<readonly Finding[]> {
  const { data } = doctorResponse.safeParse(await call(getDoctor, { signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data.findings;
}
