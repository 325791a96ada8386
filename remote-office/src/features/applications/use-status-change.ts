import { useState } from 'react';
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
import { useForm, type FormError } from '@kadam/shared/form';
import { useQuery } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import { fetchTemplates, sendStatuses } from './applications.requests';
import { refreshApplications } from './use-applications';

/** An application that was not changed, and why. */
export interface Unchanged {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

/** Statuses that at least one of the applications can become. */
export const possibleStatuses = (applications: readonly ListedApplication[]): readonly TemplateStatus[] =>
  TEMPLATE_STATUSES.filter((status) => applications.some((one) => canBecome(one, status)));

export const canBecome = ({ status }: Pick<ListedApplication, 'status'>, next: ApplicationStatus): boolean =>
  NEXT_STATUSES[status].includes(next);

interface Change {
  readonly applications: readonly ListedApplication[];
  readonly status: TemplateStatus | undefined;
  readonly onDone: (sentence: string) => void;
}

/**
 * Changes the status of applications. Those that another person has changed meanwhile stay as they
 * are and are named in `unchanged`; a second attempt is made with their newest state.
 */
export function useStatusChange({ applications, status, onDone }: Change) {
  const [unchanged, setUnchanged] = useState<readonly Unchanged[]>([]);
  // What is changed already is not changed again by a second attempt.
  const left = applications.filter(({ id }) => unchanged.length === 0 || unchanged.some((one) => one.id === id));
  const changing = status ? left.filter((one) => canBecome(one, status)) : [];
  const form = useForm({
    initial: { note: '' },
    check: ({ note }) => noteError(note),
    send: async ({ note }): Promise<FormError | undefined> => {
      if (!status || changing.length === 0) return { message: 'Please choose a status.' };
      try {
        const chosen = changing.map(({ id, version }) => ({ id, version }));
        const outcomes = await sendStatuses({ status, note: note.trim(), applications: chosen });
        const rejected = outcomes.flatMap(({ id, message }) =>
          message === null ? [] : [{ id, name: changing.find((one) => one.id === id)?.name ?? '', message }],
        );
        setUnchanged(rejected);
        await refreshApplications();
        if (rejected.length === 0) onDone(doneSentence(changing, status));
        return undefined;
      } catch (error) {
        const failure = officeFailure(error);
        if (failure.needsCode) await refreshSession();
        return failure;
      }
    },
    fallback: 'The status was not changed. Please try again.',
  });
  return { ...form, changing, unchanged };
}

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

/** The mail to one of the candidates, as the server will write it. */
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
