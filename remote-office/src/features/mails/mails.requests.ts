import { discardMail, listMails, retryMail, type UnsentMail, unsentMail } from '@kadam/shared/contract/inbox';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const response = z.object({ mails: z.array(unsentMail), pagination: listPagination });

export async function fetchMails({ state, page }: ListSearch, signal: AbortSignal): Promise<RowsPage<UnsentMail>> {
  const query = { state, page, limit: ROWS_PER_PAGE };
  const { mails, pagination } = dataOf(response, await call(listMails, { query, signal }));
  return { rows: mails, total: pagination.total };
}

export const sendRetry = (id: string): Promise<unknown> => call(retryMail, { params: { id } });
export const sendDiscard = (id: string): Promise<unknown> => call(discardMail, { params: { id } });
