import {
  convertInquiry,
  editInquiry,
  inquiry,
  listInquiries,
  type EditInquiryBody,
} from '@kadam/shared/contract/inquiries';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const inquiriesPage = z.object({
  data: z.object({
    inquiries: z.array(inquiry),
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
    pagination: listPagination,
  }),
});
export type InquiriesPage = z.infer<typeof inquiriesPage>['data'];

export async function fetchInquiries({ page, ...filters }: ListSearch, signal: AbortSignal): Promise<InquiriesPage> {
  const query = { ...filters, page, limit: ROWS_PER_PAGE };
  const { data } = inquiriesPage.safeParse(await call(listInquiries, { query, signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}

export const sendWork = (id: string, body: EditInquiryBody): Promise<unknown> =>
  call(editInquiry, { params: { id }, body });

export const sendConversion = (id: string, version: number): Promise<unknown> =>
  call(convertInquiry, { params: { id }, body: { version } });
