import { useState } from 'react';
import { type MessageTemplate, unknownVariables } from '@kadam/shared/contract/message-templates';
import { useForm } from '@kadam/shared/form';
import { refreshList, settleChange } from '../../lib/settle';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchTemplates, sendTemplate } from './templates.requests';

const LIST = 'templates';

export const useTemplates = (): Loaded<readonly MessageTemplate[]> =>
  useLoaded({ key: [LIST], load: fetchTemplates, keepsOnError: true });

/**
 * The form of one template. Input is kept if another person saves meanwhile; `reload` loads the
 * newest version, which the next attempt replaces.
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
    send: async ({ subject, text }, { reset }) => {
      const body = { subject: subject.trim(), text: text.trim(), version };
      const failure = await settleChange(LIST, sendTemplate(status, body));
      setIsOutdated(failure?.isConflict === true);
      if (failure) return failure;
      reset();
      onSaved();
      return undefined;
    },
    fallback: 'The template was not saved. Please try again.',
  });
  return { ...form, isOutdated, reload: () => refreshList(LIST) };
}

function textError(text: string, missing: string): string | undefined {
  if (text.trim() === '') return missing;
  const unknown = unknownVariables(text);
  return unknown.length === 0 ? undefined : `There is no variable ${unknown.join(', ')}.`;
}
