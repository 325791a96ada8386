import { doctorResponse, type Finding, getDoctor } from '@kadam/shared/contract/doctor';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

export const fetchFindings = async (signal: AbortSignal): Promise<readonly Finding[]> =>
  dataOf(doctorResponse.shape.data, await call(getDoctor, { signal })).findings;
