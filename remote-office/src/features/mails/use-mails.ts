import { useState } from 'react';
import { refreshList, settleChange } from '../../lib/settle';
import { fetchMails, sendDiscard, sendRetry } from './mails.requests';

const LIST = 'mails';
export const MAILS = { list: LIST, load: fetchMails } as const;

const ACTIONS = { retry: sendRetry, discard: sendDiscard } as const;

/** Sends a failed mail again, or removes it. */
export function useMailAction(onDone: (action: keyof typeof ACTIONS) => void) {
  const [message, setMessage] = useState<string>();
  const [busyId, setBusyId] = useState<string>();
  const run = async (action: keyof typeof ACTIONS, id: string) => {
    if (busyId !== undefined) return;
    setBusyId(id);
    const failure = await settleChange(LIST, ACTIONS[action](id));
    if (failure?.isConflict) await refreshList(LIST);
    setBusyId(undefined);
    setMessage(failure?.message);
    if (!failure) onDone(action);
  };
  return { message, busyId, run, forget: () => setMessage(undefined) };
}
