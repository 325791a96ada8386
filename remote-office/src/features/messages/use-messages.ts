import { useRef, useState } from 'react';
import { type ContactMessage, INBOX_MESSAGES } from '@kadam/shared/contract/inbox';
import { useForm } from '@kadam/shared/form';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import type { ListSearch } from '../../lib/list-search';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshList, settleChange } from '../../lib/settle';
import {
  fetchColleagues,
  fetchMessage,
  fetchMessages,
  type MessagesPage,
  type OpenMessage,
  sendChange,
  sendReply,
} from './messages.requests';

const LIST = 'messages';

type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function loaded<Data>({ data, error, isFetching, refetch }: Query<Data>): Loaded<Data> {
  if (error && !isFetching)
    return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  return data ? { status: 'ready', data } : { status: 'loading' };
}

export const useMessages = (search: ListSearch): Loaded<MessagesPage> =>
  loaded(
    useQuery({
      queryKey: queryKey(LIST, search),
      queryFn: ({ signal }) => fetchMessages(search, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

/** One message with its replies. */
export const useMessage = (id: string): Loaded<OpenMessage> =>
  loaded(useQuery({ queryKey: queryKey(LIST, id), queryFn: ({ signal }) => fetchMessage(id, signal), staleTime: 0 }));

/** People of the office who can take care of something; none while they are loading. */
export const useColleagues = () =>
  useQuery({ queryKey: queryKey('colleagues'), queryFn: ({ signal }) => fetchColleagues(signal) }).data ?? [];

/** Who takes care of a message, and whether it is handled. */
export function useMessageChange({ id, version, assignee, handled }: ContactMessage) {
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (next: { assigneeId?: string | null; isHandled?: boolean }) => {
    if (isBusy) return;
    setIsBusy(true);
    const body = { assigneeId: assignee?.id ?? null, isHandled: handled !== null, version, ...next };
    const failure = await settleChange(LIST, sendChange(id, body));
    if (failure?.isConflict) await refreshList(LIST);
    setIsBusy(false);
    setMessage(failure?.message);
  };
  return { message, isBusy, change };
}

/** Replies to a message; a repeated attempt sends the same reply. */
export function useReplyForm(messageId: string, onSent: () => void) {
  const id = useRef(crypto.randomUUID());
  return useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fieldErrors: { text: INBOX_MESSAGES.replyMissing } } : undefined),
    send: async ({ text }, { reset }) => {
      const failure = await settleChange(LIST, sendReply(messageId, { id: id.current, text: text.trim() }));
      if (failure) return failure;
      id.current = crypto.randomUUID();
      reset();
      onSent();
      return undefined;
    },
    fallback: 'The reply was not sent. Please try again.',
  });
}
