import { getPosting } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { isRecord, toJob, type Job } from '../../lib/job-posting';

/** One posting; undefined when the answer is none, as a proxy's page with status 200 would be. */
export async function fetchJob(id: string, signal: AbortSignal): Promise<Job | undefined> {
  const answer = await call(getPosting, { params: { id }, signal });
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  return toJob(data.jobPosting ?? data);
}
