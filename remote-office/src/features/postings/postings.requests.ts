import { listEmployers } from '@kadam/shared/contract/employers';
import {
  changePostings,
  type ChangePostingsBody,
  changePostingState,
  type ChangePostingStateBody,
  createPosting,
  duplicatePosting,
  editPosting,
  getOfficePosting,
  listOfficePostings,
  type OfficePosting,
  type PostingFields,
} from '@kadam/shared/contract/postings';
import { callForData } from '../../lib/call-for-data';
import { type PostingsSearch, POSTINGS_PER_PAGE } from '../../lib/postings-search';

const EMPLOYERS_SUGGESTED = 20;

export const fetchPostings = (search: PostingsSearch, signal: AbortSignal) =>
  callForData(listOfficePostings, { query: { ...search, limit: POSTINGS_PER_PAGE }, signal });
export type PostingsPage = Awaited<ReturnType<typeof fetchPostings>>;

/** Employers with this text in their name or location, by name. */
export const fetchEmployers = async (q: string, signal: AbortSignal) =>
  (await callForData(listEmployers, { query: { q, limit: EMPLOYERS_SUGGESTED }, signal })).employers;

export const fetchPosting = async (id: string, signal: AbortSignal) =>
  (await callForData(getOfficePosting, { params: { id }, signal })).posting;

export const sendNewPosting = async (id: string, fields: PostingFields) =>
  (await callForData(createPosting, { body: { ...fields, id } })).posting;

export const sendPosting = async ({ id, version }: OfficePosting, fields: PostingFields) =>
  (await callForData(editPosting, { params: { id }, body: { ...fields, version } })).posting;

export const sendState = async (id: string, body: ChangePostingStateBody) =>
  (await callForData(changePostingState, { params: { id }, body })).posting;

export const sendDuplicate = async (id: string, newId: string) =>
  (await callForData(duplicatePosting, { params: { id }, body: { newId } })).posting;

export const sendChanges = async (body: ChangePostingsBody) => (await callForData(changePostings, { body })).results;
