import { type ContactMessage, INBOX_MESSAGES } from '@kadam/shared/contract/inbox';
import { refreshList, settleChange } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { useLoaded } from '../../lib/use-loaded';
import { useTextForm } from '../../lib/use-text-form';
import { fetchMessage, fetchMessages, sendChange, sendReply } from './messages.requests';

const LIST = 'messages';
export const MESSAGES = { list: LIST, load: fetchMessages } as const;

/** One message with its replies. */
export const useMessage = (id: string) => useLoaded({ key: [LIST, id], load: (signal) => fetchMessage(id, signal) });

/** The assignee of a message, and whether it is handled. */
export const useMessageChange = ({ id, version, assignee, handled }: ContactMessage) =>
  useChange(async (next: { readonly assigneeId?: string | null; readonly isHandled?: boolean }) => {
    const body = { assigneeId: assignee?.id ?? null, isHandled: handled !== null, version, ...next };
    const failure = await settleChange(LIST, sendChange(id, body));
    if (failure?.isConflict) await refreshList(LIST);
    return failure;
  });

/** Replies to a message. */
export const useReplyForm = (messageId: string, onSent: () => void) =>
  useTextForm({
    missing: INBOX_MESSAGES.replyMissing,
    send: async (body) => {
      const failure = await settleChange(LIST, sendReply(messageId, body));
      if (!failure) onSent();
      return failure;
    },
    fallback: 'The reply was not sent. Please try again.',
  });
