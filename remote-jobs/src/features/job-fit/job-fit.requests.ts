import { getJobFit, type JobFit, jobFitResponse } from '@kadam/shared/contract/job-fit';
import { ApiError, call } from '@kadam/shared/http';

export const FIT_FAILED_MESSAGE = 'How this job fits you could not be loaded.';

/** What of a job fits the member, and what is missing; null on a server without this call. */
export async function fetchFit(id: string, signal: AbortSignal): Promise<JobFit | null> {
  const response: unknown = await call(getJobFit, { params: { id }, signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (response === null) return null;
  const answer = jobFitResponse.safeParse(response);
  if (!answer.success) throw new ApiError({ message: FIT_FAILED_MESSAGE, status: 200 });
  return answer.data.data.fit;
}
