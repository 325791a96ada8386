import {
  chooseConsent,
  consentChoice,
  type ConsentChoice,
  type ConsentPurpose,
  consentVersion,
  listConsents,
} from '@kadam/shared/contract/consents';
import {
  listOwnPrivacyRequests,
  ownPrivacyRequest,
  type OwnPrivacyRequest,
  type OwnPrivacyRequestBody,
  sendOwnPrivacyRequest,
} from '@kadam/shared/contract/privacy-requests';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { responseError, successfulResponse } from '../../lib/successful-response';

const choicesData = z.object({ choices: z.array(consentChoice) });
const requestsData = z.object({ requests: z.array(ownPrivacyRequest) });

function choicesOf(body: unknown): readonly ConsentChoice[] {
  const response = successfulResponse(body);
  const { data } = choicesData.safeParse(response.data);
  if (!data) throw responseError(response);
  return data.choices;
}

function requestsOf(body: unknown): readonly OwnPrivacyRequest[] {
  const response = successfulResponse(body);
  const { data } = requestsData.safeParse(response.data);
  if (!data) throw responseError(response);
  return data.requests;
}

export const fetchChoices = async (signal: AbortSignal): Promise<readonly ConsentChoice[]> =>
  choicesOf(await call(listConsents, { signal }));

export const requestChoice = async (purpose: ConsentPurpose, isGiven: boolean): Promise<readonly ConsentChoice[]> => {
  const body = { isGiven, textVersion: consentVersion(purpose) };
  return choicesOf(await call(chooseConsent, { params: { purpose }, body }));
};

export const fetchPrivacyRequests = async (signal: AbortSignal): Promise<readonly OwnPrivacyRequest[]> =>
  requestsOf(await call(listOwnPrivacyRequests, { signal }));

export const sendPrivacyRequest = async (
  body: OwnPrivacyRequestBody,
  signal: AbortSignal,
): Promise<readonly OwnPrivacyRequest[]> => requestsOf(await call(sendOwnPrivacyRequest, { body, signal }));
