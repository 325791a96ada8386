import { getJobFit, type JobFit, jobFitAnswer } from '@kadam/shared/contract/job-fit';
import { ApiError, call } from '@kadam/shared/http';

export const FIT_FAILED_MESSAGE = 'How this job fits you could not be loaded.';

/** What of a job fits the member, and what is missing. */
export async function fetchFit(id: string, signal: AbortSignal): Promise<JobFit> {
  const answer = jobFitAnswer.safeParse(await call(getJobFit, { params: { id }, signal }));
  if (!answer.success) throw new ApiError({ message: FIT_FAILED_MESSAGE, status: 200 });
  return answer.data.data.fit;
}
