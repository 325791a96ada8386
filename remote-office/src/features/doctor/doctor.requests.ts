import { getDoctor } from '@kadam/shared/contract/doctor';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

const findings = z.object({ data: z.object({ findings: z.array(z.string()) }) });

export async function fetchFindings(signal: AbortSignal): Promise<readonly string[]> {
  const { data } = findings.safeParse(await call(getDoctor, { signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data.findings;
}
