import {
  createEmployer,
  editEmployer,
  type Employer,
  employer,
  listEmployers,
  type CreateEmployerBody,
  type EditEmployerBody,
} from '@kadam/shared/contract/employers';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const response = z.object({ employers: z.array(employer), pagination: listPagination });

export async function fetchEmployers({ q, sort, page }: ListSearch, signal: AbortSignal): Promise<RowsPage<Employer>> {
  const query = { q, sort, page, limit: ROWS_PER_PAGE };
  const { employers, pagination } = dataOf(response, await call(listEmployers, { query, signal }));
  return { rows: employers, total: pagination.total };
}

export const sendNewEmployer = (body: CreateEmployerBody): Promise<unknown> => call(createEmployer, { body });

export const sendEmployer = (id: string, body: EditEmployerBody): Promise<unknown> =>
  call(editEmployer, { params: { id }, body });
