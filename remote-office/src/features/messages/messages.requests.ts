import {
  type ChangeMessageBody,
  changeMessage,
  type ContactMessage,
  contactMessage,
  getMessage,
  listMessages,
  messageReply,
  type ReplyBody,
  replyToMessage,
} from '@kadam/shared/contract/inbox';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const messagesPage = z.object({ messages: z.array(contactMessage), pagination: listPagination });

const openMessage = z.object({ message: contactMessage, replies: z.array(messageReply) });
export type OpenMessage = z.infer<typeof openMessage>;

export async function fetchMessages(
  { q, state, page }: ListSearch,
  signal: AbortSignal,
): Promise<RowsPage<ContactMessage>> {
  const query = { q, state, page, limit: ROWS_PER_PAGE };
  const { messages, pagination } = dataOf(messagesPage, await call(listMessages, { query, signal }));
  return { rows: messages, total: pagination.total };
}

export const fetchMessage = async (id: string, signal: AbortSignal): Promise<OpenMessage> =>
  dataOf(openMessage, await call(getMessage, { params: { id }, signal }));

export const sendChange = (id: string, body: ChangeMessageBody): Promise<unknown> =>
  call(changeMessage, { params: { id }, body });

export const sendReply = (id: string, body: ReplyBody): Promise<unknown> =>
  call(replyToMessage, { params: { id }, body });
