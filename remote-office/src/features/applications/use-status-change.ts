import { type ApplicationStatus, NEXT_STATUSES, STATUS_LABELS } from '@kadam/shared/contract/applications';
import {
  fillTemplate,
  type MessageTemplate,
  TEMPLATE_STATUSES,
  type TemplateStatus,
  type TemplateValues,
  unknownVariables,
} from '@kadam/shared/contract/message-templates';
import type { ListedApplication } from '@kadam/shared/contract/office-applications';
import type { FormError } from '@kadam/shared/form';
import { useQuery } from '@kadam/shared/query';
import { queryKey } from '../../lib/query-key';
import { useBulkChange } from '../../lib/use-bulk-change';
import { fetchTemplates, sendStatuses } from './applications.requests';
import { refreshApplications } from './use-applications';

/** Statuses that at least one of the applications can change to. */
export const possibleStatuses = (applications: readonly ListedApplication[]): readonly TemplateStatus[] =>
  TEMPLATE_STATUSES.filter((status) => applications.some((one) => canBecome(one, status)));

export const canBecome = ({ status }: Pick<ListedApplication, 'status'>, next: ApplicationStatus): boolean =>
  NEXT_STATUSES[status].includes(next);

interface Change {
  readonly applications: readonly ListedApplication[];
  readonly status: TemplateStatus | undefined;
  readonly onDone: (sentence: string) => void;
}

/** Changes the status of applications. */
export const useStatusChange = ({ applications, status, onDone }: Change) =>
  useBulkChange({
    rows: applications,
    canChange: (one) => status !== undefined && canBecome(one, status),
    check: noteError,
    rejection: (changing) => (status && changing.length > 0 ? undefined : 'Please choose a status.'),
    send: async (chosen, note) => (status ? sendStatuses({ status, note, applications: chosen }) : []),
    refresh: refreshApplications,
    onDone: (changed) => status && onDone(doneSentence(changed, status)),
  });

function noteError(note: string): FormError | undefined {
  const unknown = unknownVariables(note);
  return unknown.length === 0 ? undefined : { fieldErrors: { note: `There is no variable ${unknown.join(', ')}.` } };
}

function doneSentence(changed: readonly ListedApplication[], status: TemplateStatus): string {
  const label = STATUS_LABELS[status];
  const [one] = changed;
  if (changed.length === 1 && one) return `${one.name} is moved to ${label} and is informed by email.`;
  return `${changed.length} applications are moved to ${label}, and the candidates are informed by email.`;
}

/** The templates; undefined until they are loaded. */
export function useTemplates(): readonly MessageTemplate[] | undefined {
  return useQuery({
    queryKey: queryKey('templates'),
    queryFn: ({ signal }) => fetchTemplates(signal),
    staleTime: 0,
  }).data;
}

export interface MailPreview {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly note: string;
}

/** Preview of the mail to one of the candidates. */
export function previewOf(
  application: ListedApplication,
  { status, subject, text }: Pick<MessageTemplate, 'status' | 'subject' | 'text'>,
  note: string,
): MailPreview {
  const values = valuesOf(application, status);
  return {
    to: application.name,
    subject: fillTemplate(subject, values),
    text: fillTemplate(text, values),
    note: fillTemplate(note.trim(), values),
  };
}

const valuesOf = ({ firstName, posting }: ListedApplication, status: TemplateStatus): TemplateValues => ({
  name: firstName,
  job: posting.title,
  company: posting.company,
  status: STATUS_LABELS[status],
  link: `${window.location.origin}/myjobs`,
});
