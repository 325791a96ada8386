import { useState } from 'react';
import { type MessageTemplate, unknownVariables } from '@kadam/shared/contract/message-templates';
import { useForm, type FormError } from '@kadam/shared/form';
import { queryClient, useQuery } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import { fetchTemplates, sendTemplate } from './templates.requests';

export type TemplatesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly templates: readonly MessageTemplate[] };

export function useTemplates(): TemplatesState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('templates'),
    queryFn: ({ signal }) => fetchTemplates(signal),
    staleTime: 0,
  });
  if (data) return { status: 'ready', templates: data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}

const refreshTemplates = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey('templates') });

/**
 * The form of one template. What is typed stays when another person has saved meanwhile; `reload`
 * reads the newest version, which the next attempt replaces.
 */
export function useTemplateForm(template: MessageTemplate, onSaved: () => void) {
  const [isOutdated, setIsOutdated] = useState(false);
  const { status, version } = template;
  const form = useForm({
    initial: { subject: template.subject, text: template.text },
    check: ({ subject, text }) => {
      const fieldErrors = {
        subject: textError(subject, 'Please enter a subject.'),
        text: textError(text, 'Please enter a text.'),
      };
      return (fieldErrors.subject ?? fieldErrors.text) ? { fieldErrors } : undefined;
    },
    send: async ({ subject, text }, { reset }): Promise<FormError | undefined> => {
      try {
        await sendTemplate(status, { subject: subject.trim(), text: text.trim(), version });
      } catch (error) {
        const failure = officeFailure(error);
        if (failure.needsCode) await refreshSession();
        setIsOutdated(failure.isConflict);
        return failure;
      }
      setIsOutdated(false);
      await refreshTemplates();
      reset();
      onSaved();
      return undefined;
    },
    fallback: 'The template was not saved. Please try again.',
  });
  return { ...form, isOutdated, reload: refreshTemplates };
}

function textError(text: string, missing: string): string | undefined {
  if (text.trim() === '') return missing;
  const unknown = unknownVariables(text);
  return unknown.length === 0 ? undefined : `There is no variable ${unknown.join(', ')}.`;
}
