import { isRecord } from '../../lib/job-posting';
import { FORM_FIELDS, type JobseekerForm } from '../../lib/jobseeker-form';

const KEY = 'kadam.jobProfileDraft';

export type Draft = Partial<JobseekerForm>;

/** The member's unsaved values in this tab. */
export function readDraft(owner: string): Draft {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(stored) || stored.owner !== owner || !isRecord(stored.typed)) return {};
    const { typed } = stored;
    return Object.fromEntries(
      FORM_FIELDS.flatMap((field) => (typeof typed[field] === 'string' ? [[field, typed[field]]] : [])),
    );
  } catch {
    return {};
  }
}

export function storeDraft(owner: string, known: JobseekerForm, values: JobseekerForm): void {
  const typed = Object.fromEntries(
    FORM_FIELDS.filter((field) => values[field] !== known[field]).map((field) => [field, values[field]]),
  );
  try {
    if (Object.keys(typed).length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ owner, typed }));
  } catch {
    // Without storage the draft lasts until the page is left.
  }
}
