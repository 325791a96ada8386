import { useState } from 'react';
import type { EditInquiryBody, Inquiry } from '@kadam/shared/contract/inquiries';
import { useForm } from '@kadam/shared/form';
import { refreshList, settleChange } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { fetchInquiries, sendConversion, sendWork } from './inquiries.requests';

const LIST = 'inquiries';
export const INQUIRIES = { list: LIST, load: fetchInquiries } as const;

const STATES: readonly string[] = ['new', 'in_progress', 'declined'] satisfies EditInquiryBody['state'][];

/** State, assignee and notes of an inquiry; input is kept if another person saves meanwhile. */
export function useWorkForm(one: Inquiry, onSaved: () => void) {
  const [isOutdated, setIsOutdated] = useState(false);
  const form = useForm({
    initial: {
      state: STATES.includes(one.state) ? one.state : 'new',
      assigneeId: one.assigneeId ?? '',
      notes: one.notes,
    },
    send: async ({ state, assigneeId, notes }) => {
      const body = { state: state as EditInquiryBody['state'], assigneeId: assigneeId || null, notes: notes.trim() };
      const failure = await settleChange(LIST, sendWork(one.id, { ...body, version: one.version }));
      setIsOutdated(failure?.isConflict === true);
      if (!failure) onSaved();
      return failure;
    },
    fallback: 'The inquiry was not saved. Please try again.',
  });
  return { ...form, isOutdated, reload: () => refreshList(LIST) };
}

/** Creates a draft posting from an inquiry, with its employer. */
export const useConversion = ({ id, version }: Inquiry, onDone: () => void) =>
  useChange(() => settleChange(LIST, sendConversion(id, version)), onDone);
