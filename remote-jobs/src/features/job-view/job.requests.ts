import { countView, getPosting } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { isRecord, toJob, type Job } from '../../lib/job-posting';

/** undefined if the response is not a posting, such as a proxy's page. */
export async function fetchJob(id: string, signal: AbortSignal): Promise<Job | undefined> {
  const response = await call(getPosting, { params: { id }, signal });
  const data = isRecord(response) && isRecord(response.data) ? response.data : {};
  return toJob(data.jobPosting ?? data);
}

export const sendView = (id: string): Promise<unknown> => call(countView, { params: { id } });
