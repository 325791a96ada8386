import { newestJobs, newestJobsAnswer, type NewestJob } from '@kadam/shared/contract/marketing';
import { call } from '@kadam/shared/http';

/** The newest postings; none from a server that answers something else. */
export async function fetchNewestJobs(signal: AbortSignal): Promise<readonly NewestJob[]> {
  const answer = newestJobsAnswer.safeParse(await call(newestJobs, { signal }));
  return answer.success ? answer.data.data.jobs : [];
}
