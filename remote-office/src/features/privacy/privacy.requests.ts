import { findConsents } from '@kadam/shared/contract/consents';
import {
  type AnswerPrivacyRequestBody,
  answerPrivacyRequest,
  type ChangePrivacyRequestBody,
  changePrivacyRequest,
  getPrivacyRequest,
  listPrivacyRequests,
} from '@kadam/shared/contract/privacy-requests';
import {
  type ChangePrivacySettingsBody,
  changePrivacySettings,
  getPrivacySettings,
  getRetentionEffect,
  type RetentionMonths,
} from '@kadam/shared/contract/privacy-settings';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

export async function fetchRequests({ state, page }: ListSearch, signal: AbortSignal) {
  const query = { state, page, limit: ROWS_PER_PAGE };
  const { requests, pagination } = await callForData(listPrivacyRequests, { query, signal });
  return { rows: requests, total: pagination.total };
}

export const fetchRequest = async (id: string, signal: AbortSignal) =>
  (await callForData(getPrivacyRequest, { params: { id }, signal })).request;

export const sendChange = (id: string, body: ChangePrivacyRequestBody): Promise<unknown> =>
  call(changePrivacyRequest, { params: { id }, body });

export const sendAnswer = (id: string, body: AnswerPrivacyRequestBody): Promise<unknown> =>
  call(answerPrivacyRequest, { params: { id }, body });

export const fetchSettings = async (signal: AbortSignal) =>
  (await callForData(getPrivacySettings, { signal })).settings;

export const sendSettings = (body: ChangePrivacySettingsBody): Promise<unknown> =>
  call(changePrivacySettings, { body });

/** Number of rows that the next run of housekeeping removes with these periods, by kind. */
export const fetchEffect = async (months: RetentionMonths, signal: AbortSignal) =>
  (await callForData(getRetentionEffect, { query: { ...months }, signal })).removed;

export const fetchConsents = async (email: string, signal: AbortSignal) =>
  (await callForData(findConsents, { query: { email }, signal })).records;
