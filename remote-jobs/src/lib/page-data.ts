import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { isRecord, toJob, type Job } from './job-posting';

/** The job embedded in the document, if its id matches. */
export function jobOfDocument(jobId: string): Job | undefined {
  const data = parsed(document.getElementById(PAGE_DATA_ID)?.textContent);
  const job = isRecord(data) ? toJob(data.jobPosting) : undefined;
  return job?.id === jobId ? job : undefined;
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
