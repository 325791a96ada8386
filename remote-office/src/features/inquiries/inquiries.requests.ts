import {
  convertInquiry,
  editInquiry,
  type Inquiry,
  inquiry,
  listInquiries,
  type EditInquiryBody,
} from '@kadam/shared/contract/inquiries';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const response = z.object({ inquiries: z.array(inquiry), pagination: listPagination });

export async function fetchInquiries(
  { q, state, sort, page }: ListSearch,
  signal: AbortSignal,
): Promise<RowsPage<Inquiry>> {
  const query = { q, state, sort, page, limit: ROWS_PER_PAGE };
  const { inquiries, pagination } = dataOf(response, await call(listInquiries, { query, signal }));
  return { rows: inquiries, total: pagination.total };
}

export const sendWork = (id: string, body: EditInquiryBody): Promise<unknown> =>
  call(editInquiry, { params: { id }, body });

export const sendConversion = (id: string, version: number): Promise<unknown> =>
  call(convertInquiry, { params: { id }, body: { version } });
