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

function dataOf<Data>(schema: z.ZodMiniType<Data>, body: unknown): Data {
  const response = successfulResponse(body);
  const { data } = schema.safeParse(response.data);
  if (!data) throw responseError(response);
  return data;
}

export const fetchChoices = async (signal: AbortSignal): Promise<readonly ConsentChoice[]> =>
  dataOf(choicesData, await call(listConsents, { signal })).choices;

export const requestChoice = async (purpose: ConsentPurpose, isGiven: boolean): Promise<readonly ConsentChoice[]> => {
  const body = { isGiven, textVersion: consentVersion(purpose) };
  return dataOf(choicesData, await call(chooseConsent, { params: { purpose }, body })).choices;
};

export const fetchPrivacyRequests = async (signal: AbortSignal): Promise<readonly OwnPrivacyRequest[]> =>
  dataOf(requestsData, await call(listOwnPrivacyRequests, { signal })).requests;

export const sendPrivacyRequest = async (
  body: OwnPrivacyRequestBody,
  signal: AbortSignal,
): Promise<readonly OwnPrivacyRequest[]> =>
  dataOf(requestsData, await call(sendOwnPrivacyRequest, { body, signal })).requests;
