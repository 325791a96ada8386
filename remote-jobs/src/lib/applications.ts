import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type ApplicationStep,
} from '@kadam/shared/contract/applications';
import { isRecord, textOf, toJob, type Job } from './job-posting';
import { dataOf, postingsOf } from './postings-response';

/** `appliedAt` is '' if unknown. */
export interface Application {
  readonly job: Job;
  readonly appliedAt: string;
  /** '' from a server without application details. */
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly history: readonly ApplicationStep[];
  readonly resumeName: string;
  /** Number of unread status changes and notes. */
  readonly unread: number;
  /** Messages about it, and the unread ones of the office; null from a server without messages. */
  readonly messages: { readonly total: number; readonly unread: number } | null;
}

/** Applications, latest first; undefined if the response has another shape. */
export function toApplications(response: unknown): readonly Application[] | undefined {
  return postingsOf(response)?.flatMap((entry) => {
    const job = toJob(entry);
    if (!job || !isRecord(entry)) return [];
    const appliedAt = textOf(entry.appliedAt);
    const facts = {
      id: textOf(entry.applicationId),
      resumeName: textOf(entry.resumeName),
      unread: countOf(entry.unread),
      messages: messagesOf(entry.messages),
    };
    return [{ job, appliedAt, ...facts, ...toProgress(entry) }];
  });
}

const messagesOf = (value: unknown): Application['messages'] =>
  isRecord(value) ? { total: countOf(value.total), unread: countOf(value.unread) } : null;

const countOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

export function toProgress(value: unknown): Pick<Application, 'status' | 'history'> {
  const { status, history } = isRecord(value) ? value : {};
  const steps = (Array.isArray(history) ? history : []).flatMap(toStep);
  // A newer server may have statuses that this page does not know.
  return { status: statusOf(status) ?? steps.at(-1)?.status ?? 'received', history: steps };
}

function toStep(value: unknown): ApplicationStep[] {
  const status = isRecord(value) ? statusOf(value.status) : undefined;
  return isRecord(value) && status ? [{ status, at: textOf(value.at), note: textOf(value.note) }] : [];
}

const statusOf = (value: unknown) => APPLICATION_STATUSES.find((status) => status === value);

/** All ids of an entry's posting: `id` or `jobPostingId`. */
export function toAppliedIds(response: unknown): readonly string[] | undefined {
  const ids = postingsOf(response)?.flatMap((entry) =>
    isRecord(entry) && entry.status !== 'withdrawn' ? [textOf(entry.id), textOf(entry.jobPostingId)] : [],
  );
  return ids && [...new Set(ids.filter((id) => id !== ''))];
}

/** null if the response has another shape. */
export function toIdList(response: unknown): readonly string[] | null {
  const { jobPostingIds } = dataOf(response);
  return Array.isArray(jobPostingIds) ? jobPostingIds.map(textOf).filter((id) => id !== '') : null;
}
