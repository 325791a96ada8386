import { employer, listEmployers } from '@kadam/shared/contract/employers';
import { listPagination } from '@kadam/shared/contract/paging';
import {
  bulkResult,
  changePostings,
  type ChangePostingsBody,
  changePostingState,
  type ChangePostingStateBody,
  createPosting,
  duplicatePosting,
  editPosting,
  getOfficePosting,
  listedOfficePosting,
  listOfficePostings,
  officePosting,
  type OfficePosting,
  type PostingFields,
} from '@kadam/shared/contract/postings';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import { type PostingsSearch, POSTINGS_PER_PAGE } from '../../lib/postings-search';

const listData = z.object({ postings: z.array(listedOfficePosting), pagination: listPagination });
export type PostingsPage = z.infer<typeof listData>;
const employersData = z.object({ employers: z.array(employer) });
const EMPLOYERS_SUGGESTED = 20;
const oneData = z.object({ posting: officePosting });
const resultsData = z.object({ results: z.array(bulkResult) });

export async function fetchPostings(search: PostingsSearch, signal: AbortSignal): Promise<PostingsPage> {
  const query = { ...search, limit: POSTINGS_PER_PAGE };
  return dataOf(listData, await call(listOfficePostings, { query, signal }));
}

/** Employers with this in their name or location, by name. */
export async function fetchEmployers(q: string, signal: AbortSignal) {
  const query = { q, limit: EMPLOYERS_SUGGESTED };
  return dataOf(employersData, await call(listEmployers, { query, signal })).employers;
}

const onePosting = async (request: Promise<unknown>): Promise<OfficePosting> => dataOf(oneData, await request).posting;

export const fetchPosting = (id: string, signal: AbortSignal) =>
  onePosting(call(getOfficePosting, { params: { id }, signal }));

export const sendNewPosting = (id: string, fields: PostingFields) =>
  onePosting(call(createPosting, { body: { ...fields, id } }));

export const sendPosting = ({ id, version }: OfficePosting, fields: PostingFields) =>
  onePosting(call(editPosting, { params: { id }, body: { ...fields, version } }));

export const sendState = (id: string, body: ChangePostingStateBody) =>
  onePosting(call(changePostingState, { params: { id }, body }));

export const sendDuplicate = (id: string, newId: string) =>
  onePosting(call(duplicatePosting, { params: { id }, body: { newId } }));

export const sendChanges = async (body: ChangePostingsBody) =>
  dataOf(resultsData, await call(changePostings, { body })).results;
