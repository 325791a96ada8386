import { type ExportSubscribersQuery, INBOX_MESSAGES, type SubscribersQuery } from '@kadam/shared/contract/inbox';
import { endConsents } from '../../consents';
import { CSV_START, csvLine } from '../../csv';
import type { Database } from '../../db/database';
import { requireFound } from '../../errors';
import type { Actor, AuditService } from '../audit';
import { subscribersRepository } from './subscribers.repository';

export type SubscribersService = ReturnType<typeof createSubscribersService>;

/** Addresses that subscribed to the newsletter. The audit log is kept longer, so it names none. */
export const createSubscribersService = (database: Database, audit: AuditService, clock: () => Date) => ({
  async list(query: SubscribersQuery) {
    const { page, limit } = query;
    const { subscribers, total } = await subscribersRepository(database).page(query);
    return { subscribers, pagination: { page, limit, total } };
  },

  /** CSV of all matches. The download is recorded. */
  export: (by: Actor, query: ExportSubscribersQuery): Promise<string> =>
    database.transaction(async (tx) => {
      const subscribers = await subscribersRepository(tx).all(query);
      await audit.record(tx, by, {
        action: 'subscriber.export',
        subject: { kind: 'subscriber', id: '', title: 'Subscribers' },
        after: { state: query.state, count: subscribers.length },
      });
      const lines = subscribers.map(({ email, state, since }) => csvLine([email, state, since]));
      return [CSV_START, csvLine(['Email', 'State', 'Since']), ...lines].join('');
    }),

  /** @throws DomainError NOT_FOUND if the address was already removed */
  remove: (by: Actor, id: string): Promise<void> =>
    database.transaction(async (tx) => {
      const removed = requireFound(await subscribersRepository(tx).remove(id), INBOX_MESSAGES.subscriberGone);
      const { state, email } = removed;
      await endConsents(tx, { memberId: null, email, source: 'office', now: clock() });
      const subject = { kind: 'subscriber', id, title: 'Newsletter subscriber' };
      await audit.record(tx, by, { action: 'subscriber.remove', subject, before: { state } });
    }),
});
