import type { ResumeChoice } from './apply-flow';
import { isRecord } from './job-posting';

/** An application that waits until its applicant has saved a job profile. */
export interface PendingApplication {
  /** The member who applies; nobody else may send it. */
  readonly owner: string | null;
  readonly jobId: string;
  readonly jobName: string;
  readonly resume?: ResumeChoice;
  /** The job profile is saved: nothing keeps the application back anymore. */
  readonly isReady: boolean;
}

/** Reads a stored application; null when it is none. */
export function toPendingApplication(value: unknown): PendingApplication | null {
  if (!isRecord(value)) return null;
  const { owner, jobId, jobName, resume, isReady } = value;
  if ((owner !== null && typeof owner !== 'string') || typeof jobId !== 'string' || typeof jobName !== 'string')
    return null;
  const choice = toResumeChoice(resume);
  return { owner, jobId, jobName, isReady: isReady === true, ...(choice && { resume: choice }) };
}

function toResumeChoice(value: unknown): ResumeChoice | undefined {
  if (value === 'choose') return value;
  return isRecord(value) && typeof value.id === 'string' ? { id: value.id } : undefined;
}
