import { type ConsentRecord, consentRecord, findConsents } from '@kadam/shared/contract/consents';
import { listPagination } from '@kadam/shared/contract/paging';
import {
  type AnswerPrivacyRequestBody,
  answerPrivacyRequest,
  type ChangePrivacyRequestBody,
  changePrivacyRequest,
  getPrivacyRequest,
  listPrivacyRequests,
  type PrivacyRequest,
  privacyRequest,
} from '@kadam/shared/contract/privacy-requests';
import {
  type ChangePrivacySettingsBody,
  changePrivacySettings,
  getPrivacySettings,
  getRetentionEffect,
  privacySettings,
  type PrivacySettings,
  type RetentionMonths,
} from '@kadam/shared/contract/privacy-settings';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const requestsPage = z.object({ requests: z.array(privacyRequest), pagination: listPagination });
const opened = z.object({ request: privacyRequest });
const settingsData = z.object({ settings: privacySettings });
const effectData = z.object({ removed: z.record(z.string(), z.number()) });
const recordsData = z.object({ records: z.array(consentRecord) });

export async function fetchRequests(
  { state, page }: ListSearch,
  signal: AbortSignal,
): Promise<RowsPage<PrivacyRequest>> {
  const query = { state, page, limit: ROWS_PER_PAGE };
  const { requests, pagination } = dataOf(requestsPage, await call(listPrivacyRequests, { query, signal }));
  return { rows: requests, total: pagination.total };
}

export const fetchRequest = async (id: string, signal: AbortSignal): Promise<PrivacyRequest> =>
  dataOf(opened, await call(getPrivacyRequest, { params: { id }, signal })).request;

export const sendChange = (id: string, body: ChangePrivacyRequestBody): Promise<unknown> =>
  call(changePrivacyRequest, { params: { id }, body });

export const sendAnswer = (id: string, body: AnswerPrivacyRequestBody): Promise<unknown> =>
  call(answerPrivacyRequest, { params: { id }, body });

export const fetchSettings = async (signal: AbortSignal): Promise<PrivacySettings> =>
  dataOf(settingsData, await call(getPrivacySettings, { signal })).settings;

export const sendSettings = (body: ChangePrivacySettingsBody): Promise<unknown> =>
  call(changePrivacySettings, { body });

/** How many rows the next cleaning removes with these periods, by kind. */
export const fetchEffect = async (months: RetentionMonths, signal: AbortSignal): Promise<Record<string, number>> =>
  dataOf(effectData, await call(getRetentionEffect, { query: { ...months }, signal })).removed;

export const fetchConsents = async (email: string, signal: AbortSignal): Promise<readonly ConsentRecord[]> =>
  dataOf(recordsData, await call(findConsents, { query: { email }, signal })).records;
