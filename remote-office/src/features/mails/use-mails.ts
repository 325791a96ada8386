import { useState } from 'react';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import type { ListSearch } from '../../lib/list-search';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshList, settleChange } from '../../lib/settle';
import { fetchMails, type MailsPage, sendDiscard, sendRetry } from './mails.requests';

const LIST = 'mails';

type MailsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: MailsPage };

export function useMails(search: ListSearch): MailsState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(LIST, search),
    queryFn: ({ signal }) => fetchMails(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error && !isFetching)
    return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  return data ? { status: 'ready', data } : { status: 'loading' };
}

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
