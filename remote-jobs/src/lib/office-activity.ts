import type { OfficeView } from '@kadam/shared/contract/office-activity';
import { isRecord, textOf } from './job-posting';
import { dataOf } from './postings-response';

/** Views of applications, and unread messages of the office. */
export interface Activity {
  readonly profileViews: number;
  readonly newMessages: number;
}

/** undefined if the response has another shape. */
export function toActivity(response: unknown): Activity | undefined {
  const { profileViews, newMessages } = dataOf(response);
  return typeof profileViews === 'number' && typeof newMessages === 'number'
    ? { profileViews, newMessages }
    : undefined;
}

/** Latest first; undefined if the response has another shape. */
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
