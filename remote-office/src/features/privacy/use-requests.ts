import { useState } from 'react';
import { type PrivacyRequest, PRIVACY_REQUEST_MESSAGES } from '@kadam/shared/contract/privacy-requests';
import { useForm } from '@kadam/shared/form';
import { refreshList, settleChange } from '../../lib/settle';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchRequest, fetchRequests, sendAnswer, sendChange } from './privacy.requests';

const LIST = 'privacy-requests';
export const REQUESTS = { list: LIST, load: fetchRequests } as const;

export const useRequest = (id: string): Loaded<PrivacyRequest> =>
  useLoaded({ key: [LIST, id], load: (signal) => fetchRequest(id, signal) });

/** State and notes. Input is kept if another person saves meanwhile. */
export function useWorkForm({ id, state, notes, version }: PrivacyRequest, onSaved: () => void) {
  return useForm({
    initial: { state, notes },
    send: async (values, { reset }) => {
      const next = values.state === 'in_progress' ? 'in_progress' : 'received';
      const failure = await settleChange(LIST, sendChange(id, { state: next, notes: values.notes.trim(), version }));
      // The next attempt replaces the newest version, which is shown above.
      if (failure?.isConflict) await refreshList(LIST);
      if (failure) return failure;
      reset();
      onSaved();
      return undefined;
    },
    fallback: 'The change was not saved. Please try again.',
  });
}

/** The answer, or the reason for a rejection. */
export function useAnswerForm({ id, version }: PrivacyRequest, onSent: () => void) {
  const [outcome, setOutcome] = useState<'answered' | 'rejected'>('answered');
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) =>
      text.trim() === '' ? { fieldErrors: { text: PRIVACY_REQUEST_MESSAGES.answerMissing } } : undefined,
    send: async ({ text }) => {
      const failure = await settleChange(LIST, sendAnswer(id, { outcome, text: text.trim(), version }));
      if (failure?.isConflict) await refreshList(LIST);
      if (failure) return failure;
      onSent();
      return undefined;
    },
    fallback: 'The answer was not sent. Please try again.',
  });
  return { ...form, outcome, setOutcome };
}
