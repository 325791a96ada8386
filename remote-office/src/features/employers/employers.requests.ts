import {
  createEmployer,
  editEmployer,
  listEmployers,
  type CreateEmployerBody,
  type EditEmployerBody,
} from '@kadam/shared/contract/employers';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

export async function fetchEmployers({ q, sort, page }: ListSearch, signal: AbortSignal) {
  const query = { q, sort, page, limit: ROWS_PER_PAGE };
  const { employers, pagination } = await callForData(listEmployers, { query, signal });
  return { rows: employers, total: pagination.total };
}

export const sendNewEmployer = (body: CreateEmployerBody): Promise<unknown> => call(createEmployer, { body });

export const sendEmployer = (id: string, body: EditEmployerBody): Promise<unknown> =>
  call(editEmployer, { params: { id }, body });
