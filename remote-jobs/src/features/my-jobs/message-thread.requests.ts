import {
  listMessages,
  readMessages,
  sendMessage,
  type SendMessageBody,
} from '@kadam/shared/contract/application-messages';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { type Message, toMessages } from '../../lib/messages';
import { successfulResponse } from '../../lib/successful-response';

export async function fetchMessages(applicationId: string, signal: AbortSignal): Promise<readonly Message[]> {
  const messages = toMessages(await call(listMessages, { params: { applicationId }, signal }));
  if (!messages) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return messages;
}

export const writeMessage = async (applicationId: string, body: SendMessageBody): Promise<unknown> =>
  successfulResponse(await call(sendMessage, { params: { applicationId }, body }));

/** Marks messages of the office up to this time (ISO 8601, UTC) as read. */
export const markThreadRead = (applicationId: string, until: string): Promise<unknown> =>
  call(readMessages, { params: { applicationId }, body: { until } });
