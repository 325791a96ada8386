import type { OfficeView } from '@kadam/shared/contract/office-activity';
import { isRecord, textOf } from './job-posting';
import { dataOf } from './postings-response';

/** How often the office opened the member's applications, and how many of its status changes and notes are unread. */
export interface Activity {
  readonly profileViews: number;
  readonly newMessages: number;
}

/** Reads the counts; undefined when the answer has another shape. */
export function toActivity(response: unknown): Activity | undefined {
  const { profileViews, newMessages } = dataOf(response);
  return typeof profileViews === 'number' && typeof newMessages === 'number'
    ? { profileViews, newMessages }
    : undefined;
}

/** Reads the list of views, latest first; undefined when the answer has another shape. */
export function toViews(response: unknown): readonly OfficeView[] | undefined {
  const { views } = dataOf(response);
  if (!Array.isArray(views)) return undefined;
  return views.filter(isRecord).map((view) => ({
    at: textOf(view.at),
    applicationId: textOf(view.applicationId),
    jobPostingId: textOf(view.jobPostingId),
    jobName: textOf(view.jobName),
    companyName: textOf(view.companyName),
  }));
}
