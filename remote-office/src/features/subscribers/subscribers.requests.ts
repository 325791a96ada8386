import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
  type Subscriber,
  subscriber,
} from '@kadam/shared/contract/inbox';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const response = z.object({ subscribers: z.array(subscriber), pagination: listPagination });

export async function fetchSubscribers(
  { q, state, page }: ListSearch,
  signal: AbortSignal,
): Promise<RowsPage<Subscriber>> {
  const query = { q, state, page, limit: ROWS_PER_PAGE };
  const { subscribers, pagination } = dataOf(response, await call(listSubscribers, { query, signal }));
  return { rows: subscribers, total: pagination.total };
}

/** All that match as a CSV file. */
export const fetchExport = ({ q, state }: ListSearch): Promise<unknown> =>
  call(exportSubscribers, { query: { q, state } });

export const sendRemoval = (id: string): Promise<unknown> => call(removeSubscriber, { params: { id } });
