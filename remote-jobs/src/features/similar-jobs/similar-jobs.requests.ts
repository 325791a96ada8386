import { similarPostings } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { isRecord, toJob, type Job } from '../../lib/job-posting';
import { toWhy, whyText, type Why } from '../../lib/similar-why';

export interface SimilarJob {
  readonly job: Job;
  readonly why: Why;
}

/** Similar jobs, of those for which the server says why. */
export async function fetchSimilar(id: string, signal: AbortSignal): Promise<readonly SimilarJob[]> {
  const answer = await call(similarPostings, { params: { id }, signal });
  const similar = isRecord(answer) && isRecord(answer.data) ? answer.data.similar : undefined;
  if (!Array.isArray(similar)) return [];
  return similar.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const [job, why] = [toJob(entry.jobPosting), toWhy(entry.why)];
    return job && whyText(why) !== '' ? [{ job, why }] : [];
  });
}
