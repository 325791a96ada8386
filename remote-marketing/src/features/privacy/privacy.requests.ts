import { confirmation } from '@kadam/shared/contract/marketing';
import { type PrivacyRequestBody, sendPrivacyRequest } from '@kadam/shared/contract/privacy-requests';
import { getPrivacyFacts, type PrivacyFacts, privacyFacts } from '@kadam/shared/contract/privacy-settings';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';

const response = z.object({ data: privacyFacts });

/** Undefined when the response has another shape. */
export const fetchPrivacyFacts = async (signal: AbortSignal): Promise<PrivacyFacts | undefined> =>
  response.safeParse(await call(getPrivacyFacts, { signal })).data?.data;

/** Whether the server confirmed that it has the request. */
export const submitPrivacyRequest = async (body: PrivacyRequestBody, signal: AbortSignal): Promise<boolean> =>
  confirmation.safeParse(await call(sendPrivacyRequest, { body, signal })).success;
