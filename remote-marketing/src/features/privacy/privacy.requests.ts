import { confirmation } from '@kadam/shared/contract/marketing';
import { type PrivacyRequestBody, sendPrivacyRequest } from '@kadam/shared/contract/privacy-requests';
import { call } from '@kadam/shared/http';

/** Whether the server confirmed that it has the request. */
export const submitPrivacyRequest = async (body: PrivacyRequestBody, signal: AbortSignal): Promise<boolean> =>
  confirmation.safeParse(await call(sendPrivacyRequest, { body, signal })).success;
