import type { SubscribersQuery } from '@kadam/shared/contract/inbox';
import type { Queryable } from '../../db/database';
import { subscribersRepository } from './subscribers.repository';

export type SubscribersService = ReturnType<typeof createSubscribersService>;

export const createSubscribersService = (database: Queryable) => ({
  async list(query: SubscribersQuery) {
    const { page, limit } = query;
    const { subscribers, total } = await subscribersRepository(database).page(query);
    return { subscribers, pagination: { page, limit, total } };
  },
});
