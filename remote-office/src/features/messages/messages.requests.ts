import {
  type ChangeMessageBody,
  changeMessage,
  getMessage,
  listMessages,
  type ReplyBody,
  replyToMessage,
} from '@kadam/shared/contract/inbox';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

export async function fetchMessages({ q, state, page }: ListSearch, signal: AbortSignal) {
  const query = { q, state, page, limit: ROWS_PER_PAGE };
  const { messages, pagination } = await callForData(listMessages, { query, signal });
  return { rows: messages, total: pagination.total };
}

/** A message with its replies. */
export const fetchMessage = (id: string, signal: AbortSignal) => callForData(getMessage, { params: { id }, signal });

export const sendChange = (id: string, body: ChangeMessageBody): Promise<unknown> =>
  call(changeMessage, { params: { id }, body });

export const sendReply = (id: string, body: ReplyBody): Promise<unknown> =>
  call(replyToMessage, { params: { id }, body });
