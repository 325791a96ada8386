import { useEffect } from 'react';
import { sendView } from './job.requests';

/** Counts a view of the page of a job; nothing depends on it, so failures are ignored. */
export function useViewCount(jobId: string | undefined): void {
  useEffect(() => {
    if (jobId !== undefined) sendView(jobId).catch(() => undefined);
  }, [jobId]);
}
