import { similarPostings } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { useQuery } from '@kadam/shared/query';
import { isRecord, type Job, toJob } from '../../lib/job-posting';
import { queryKey } from '../../lib/query-key';
import { toWhy, type Why, whyText } from '../../lib/similar-why';

export const useSimilarJobs = (jobId: string) =>
  useQuery({
    queryKey: queryKey('similar', jobId),
    queryFn: ({ signal }) => fetchSimilar(jobId, signal),
  }).data;

interface SimilarJob {
  readonly job: Job;
  readonly why: Why;
}

/** Similar jobs with at least one reason. */
async function fetchSimilar(id: string, signal: AbortSignal): Promise<readonly SimilarJob[]> {
  const response = await call(similarPostings, { params: { id }, signal });
  const similar = isRecord(response) && isRecord(response.data) ? response.data.similar : undefined;
  if (!Array.isArray(similar)) return [];
  return similar.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const [job, why] = [toJob(entry.jobPosting), toWhy(entry.why)];
    return job && whyText(why) !== '' ? [{ job, why }] : [];
  });
}
