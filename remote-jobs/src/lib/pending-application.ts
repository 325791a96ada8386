import type { ResumeChoice } from './apply-flow';
import { isRecord } from './job-posting';

export interface PendingApplication {
  /** Only this member may send it. */
  readonly owner: string | null;
  readonly jobId: string;
  readonly jobName: string;
  readonly resume?: ResumeChoice;
  readonly isReady: boolean;
}

/** Parses a stored application; null if invalid. */
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
