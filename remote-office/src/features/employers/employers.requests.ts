import {
  createEmployer,
  editEmployer,
  employer,
  listEmployers,
  type CreateEmployerBody,
  type EditEmployerBody,
} from '@kadam/shared/contract/employers';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const employersPage = z.object({ data: z.object({ employers: z.array(employer), pagination: listPagination }) });
export type EmployersPage = z.infer<typeof employersPage>['data'];

export async function fetchEmployers({ q, sort, page }: ListSearch, signal: AbortSignal): Promise<EmployersPage> {
  const query = { q, sort, page, limit: ROWS_PER_PAGE };
  const { data } = employersPage.safeParse(await call(listEmployers, { query, signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}

export const sendNewEmployer = (body: CreateEmployerBody): Promise<unknown> => call(createEmployer, { body });

export const sendEmployer = (id: string, body: EditEmployerBody): Promise<unknown> =>
  call(editEmployer, { params: { id }, body });
