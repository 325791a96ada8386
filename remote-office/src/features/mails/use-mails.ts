import { discardMail, listMails, retryMail } from '@kadam/shared/contract/inbox';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { refreshList, settleChange } from '../../lib/settle';
import { useChange } from '../../lib/use-change';

const LIST = 'mails';

async function fetchMails({ state, page }: ListSearch, signal: AbortSignal) {
  const query = { state, page, limit: ROWS_PER_PAGE };
  const { mails, pagination } = await callForData(listMails, { query, signal });
  return { rows: mails, total: pagination.total };
}

export const MAILS = { list: LIST, load: fetchMails } as const;

const ACTIONS = { retry: retryMail, discard: discardMail } as const;
type Action = keyof typeof ACTIONS;

/** Retries or removes a failed mail. */
export const useMailAction = (onDone: (action: Action) => void) =>
  useChange(async (action: Action, id: string) => {
    const failure = await settleChange(LIST, call(ACTIONS[action], { params: { id } }));
    if (failure?.isConflict) await refreshList(LIST);
    return failure;
  }, onDone);
