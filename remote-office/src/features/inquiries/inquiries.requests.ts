import { convertInquiry, editInquiry, listInquiries, type EditInquiryBody } from '@kadam/shared/contract/inquiries';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

export async function fetchInquiries({ q, state, sort, page }: ListSearch, signal: AbortSignal) {
  const query = { q, state, sort, page, limit: ROWS_PER_PAGE };
  const { inquiries, pagination } = await callForData(listInquiries, { query, signal });
  return { rows: inquiries, total: pagination.total };
}

export const sendWork = (id: string, body: EditInquiryBody): Promise<unknown> =>
  call(editInquiry, { params: { id }, body });

export const sendConversion = (id: string, version: number): Promise<unknown> =>
  call(convertInquiry, { params: { id }, body: { version } });
