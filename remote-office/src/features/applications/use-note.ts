import { useRef } from 'react';
import { useForm } from '@kadam/shared/form';
import { officeFailure } from '../../lib/office-failure';
import { refreshSession } from '../../lib/refresh';
import { sendNote } from './applications.requests';
import { refreshApplications } from './use-applications';

/** Adds internal notes to an application; a repeated attempt adds the same note. */
export function useNote(applicationId: string) {
  const id = useRef(crypto.randomUUID());
  return useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fieldErrors: { text: 'Please enter a note.' } } : undefined),
    send: async ({ text }, { reset }) => {
      try {
        await sendNote(applicationId, { id: id.current, text: text.trim() });
      } catch (error) {
        const failure = officeFailure(error);
        if (failure.needsCode) await refreshSession();
        return failure;
      }
      id.current = crypto.randomUUID();
      reset();
      await refreshApplications();
      return undefined;
    },
    fallback: 'The note was not saved. Please try again.',
  });
}
