import { INBOX_MESSAGES, type MailsQuery } from '@kadam/shared/contract/inbox';
import type { Queryable } from '../../db/database';
import { DomainError, requireFound } from '../../errors';
import { tasksRepository } from '../../tasks';
import type { Actor, AuditedParts } from '../audit';
import { mailsRepository } from './mails.repository';

interface MailChange {
  readonly action: string;
  readonly work: (tx: Queryable) => Promise<void>;
}

export type MailsService = ReturnType<typeof createMailsService>;

/** Mails that were not sent: the recipient, the reason, and a retry. */
export function createMailsService({ database, audit, clock }: AuditedParts) {
  const change = (actor: Actor, id: string, { action, work }: MailChange): Promise<void> =>
    database.transaction(async (tx) => {
      const mail = requireFound(await mailsRepository(tx).lock(id), INBOX_MESSAGES.mailGone);
      if (!mail.hasFailed) throw new DomainError('CONFLICT', INBOX_MESSAGES.mailWaits);
      await work(tx);
      await audit.record(tx, actor, { action, subject: { kind: 'mail', id, title: mail.kind } });
    });
  return {
    async list({ state, page, limit }: MailsQuery) {
      const mails = mailsRepository(database);
      const [listed, total] = await Promise.all([mails.page(state, { page, limit }), mails.count(state)]);
      return { mails: listed, pagination: { page, limit, total } };
    },

    retry: (actor: Actor, id: string) =>
      change(actor, id, { action: 'mail.retry', work: (tx) => tasksRepository(tx).retryFailed(id, clock()) }),

    discard: (actor: Actor, id: string) =>
      change(actor, id, { action: 'mail.discard', work: (tx) => tasksRepository(tx).remove(id) }),

    waiting: () => mailsRepository(database).failed(),
  };
}
