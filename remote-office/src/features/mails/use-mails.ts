import { refreshList, settleChange } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { fetchMails, sendDiscard, sendRetry } from './mails.requests';

const LIST = 'mails';
export const MAILS = { list: LIST, load: fetchMails } as const;

const ACTIONS = { retry: sendRetry, discard: sendDiscard } as const;
type Action = keyof typeof ACTIONS;

/** Sends a failed mail again, or removes it. */
export const useMailAction = (onDone: (action: Action) => void) =>
  useChange(async (action: Action, id: string) => {
    const failure = await settleChange(LIST, ACTIONS[action](id));
    if (failure?.isConflict) await refreshList(LIST);
    return failure;
  }, onDone);
