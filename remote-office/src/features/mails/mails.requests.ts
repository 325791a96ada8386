import { discardMail, listMails, retryMail, unsentMail } from '@kadam/shared/contract/inbox';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const mailsPage = z.object({ data: z.object({ mails: z.array(unsentMail), pagination: listPagination }) });
export type MailsPage = z.infer<typeof mailsPage>['data'];

export async function fetchMails({ state, page }: ListSearch, signal: AbortSignal): Promise<MailsPage> {
  const { data } = mailsPage.safeParse(await call(listMails, { query: { state, page, limit: ROWS_PER_PAGE }, signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}

export const sendRetry = (id: string): Promise<unknown> => call(retryMail, { params: { id } });
export const sendDiscard = (id: string): Promise<unknown> => call(discardMail, { params: { id } });
