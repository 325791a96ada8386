import { useRef, useState } from 'react';
import { type ContactMessage, INBOX_MESSAGES } from '@kadam/shared/contract/inbox';
import { useForm } from '@kadam/shared/form';
import { refreshList, settleChange } from '../../lib/settle';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchMessage, fetchMessages, type OpenMessage, sendChange, sendReply } from './messages.requests';

const LIST = 'messages';
export const MESSAGES = { list: LIST, load: fetchMessages } as const;

/** One message with its replies. */
export const useMessage = (id: string): Loaded<OpenMessage> =>
  useLoaded({ key: [LIST, id], load: (signal) => fetchMessage(id, signal) });

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
