import {
  type ChangeMessageBody,
  type ContactMessage,
  INBOX_MESSAGES,
  type MessageReply,
  type MessagesQuery,
  type ReplyBody,
} from '@kadam/shared/contract/inbox';
import type { Queryable } from '../../db/database';
import { DomainError, fieldError, requireFound } from '../../errors';
import { enqueueMail, type Mailbox } from '../../mail';
import type { Actor, AuditedParts } from '../audit';
import type { StaffService } from '../staff';
import { messagesRepository } from './messages.repository';
import { replyMail } from './reply-mail';

interface Parts extends AuditedParts {
  readonly staff: Pick<StaffService, 'colleagues'>;
  readonly office: Mailbox;
}

interface OpenMessage {
  readonly message: ContactMessage;
  readonly replies: MessageReply[];
}

export type MessagesService = ReturnType<typeof createMessagesService>;

/** Messages from the contact form: assignees and replies. */
export function createMessagesService({ database, audit, staff, office, clock }: Parts) {
  const opened = async (queryable: Queryable, id: string): Promise<OpenMessage> => {
    const messages = messagesRepository(queryable);
    return { message: known(await messages.find(id)), replies: await messages.replies(id) };
  };
  return {
    async list({ q = '', state, page, limit }: MessagesQuery) {
      const filter = { words: wordsOf(q), isHandled: state && state === 'handled' };
      const messages = messagesRepository(database);
      const [listed, total] = await Promise.all([messages.page(filter, { page, limit }), messages.count(filter)]);
      return { messages: listed, pagination: { page, limit, total } };
    },

    open: (id: string): Promise<OpenMessage> => opened(database, id),

    async change(actor: Actor, id: string, body: ChangeMessageBody): Promise<OpenMessage> {
      const { assigneeId, isHandled, version } = body;
      // Before the transaction: the embedded database has one connection.
      const colleagues = await staff.colleagues();
      return database.transaction(async (tx) => {
        const before = known(await messagesRepository(tx).lock(id));
        if (before.version !== version) {
          // The response to the first request was lost.
          const isSame = before.assignee?.id === (assigneeId ?? undefined) && (before.handled !== null) === isHandled;
          if (isSame && before.version === version + 1) return opened(tx, id);
          throw new DomainError('CONFLICT', INBOX_MESSAGES.changed);
        }
        requireColleague(colleagues, assigneeId);
        const now = { at: clock(), by: actor.name };
        const was = before.handled && { at: new Date(before.handled.at), by: before.handled.by };
        await messagesRepository(tx).change({ id, assigneeId, handled: isHandled ? (was ?? now) : null });
        const after = await opened(tx, id);
        await audit.record(tx, actor, {
          action: 'message.change',
          subject: subjectOf(before),
          before: stateOf(before),
          after: stateOf(after.message),
        });
        return after;
      });
    },

    reply: (actor: Actor, id: string, { id: replyId, text }: ReplyBody): Promise<OpenMessage> =>
      database.transaction(async (tx) => {
        const messages = messagesRepository(tx);
        const message = known(await messages.lock(id));
        const before = await opened(tx, id);
        // The response to the first request was lost.
        if (before.replies.some((reply) => reply.id === replyId)) return before;
        const now = clock();
        const isNew = await messages.addReply({ id: replyId, messageId: id, at: now, by: actor.name, text });
        if (!isNew) throw new DomainError('CONFLICT', INBOX_MESSAGES.otherReply);
        const handled = message.handled ? new Date(message.handled.at) : now;
        await messages.change({
          id,
          assigneeId: message.assignee?.id ?? actor.memberId,
          handled: { at: handled, by: message.handled?.by ?? actor.name },
        });
        await enqueueMail(tx, replyMail(message, { text, by: actor.name }, office), now);
        const after = await opened(tx, id);
        await audit.record(tx, actor, {
          action: 'message.reply',
          subject: subjectOf(message),
          before: stateOf(message),
          after: { ...stateOf(after.message), reply: text },
        });
        return after;
      }),

    waiting: () => messagesRepository(database).open(),
  };
}

const known = (message: ContactMessage | undefined): ContactMessage => requireFound(message, INBOX_MESSAGES.gone);

function requireColleague(colleagues: readonly { readonly id: string }[], assigneeId: string | null): void {
  if (assigneeId !== null && !colleagues.some(({ id }) => id === assigneeId))
    throw fieldError('INVALID_INPUT', 'assigneeId', INBOX_MESSAGES.noColleague);
}

// The log names the message by its id, because it remains after the sender deletes the account.
const subjectOf = ({ id }: ContactMessage) => ({ kind: 'message', id, title: 'Contact message' });

const stateOf = ({ assignee, handled }: ContactMessage) => ({
  assignee: assignee?.name ?? null,
  handled: handled !== null,
});

/** Words of a search, in lower case. */
export const wordsOf = (q: string): string[] => q.toLowerCase().split(/\s+/).filter(Boolean);
