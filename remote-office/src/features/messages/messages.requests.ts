import {
  type ChangeMessageBody,
  changeMessage,
  colleague,
  contactMessage,
  getMessage,
  listColleagues,
  listMessages,
  messageReply,
  type ReplyBody,
  replyToMessage,
} from '@kadam/shared/contract/inbox';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const messagesPage = z.object({
  data: z.object({ messages: z.array(contactMessage), pagination: listPagination }),
});
export type MessagesPage = z.infer<typeof messagesPage>['data'];

const openMessage = z.object({ data: z.object({ message: contactMessage, replies: z.array(messageReply) }) });
export type OpenMessage = z.infer<typeof openMessage>['data'];

const colleagues = z.object({ data: z.object({ colleagues: z.array(colleague) }) });

export async function fetchMessages({ q, state, page }: ListSearch, signal: AbortSignal): Promise<MessagesPage> {
  const query = { q, state, page, limit: ROWS_PER_PAGE };
  return dataOf(messagesPage.safeParse(await call(listMessages, { query, signal })));
}

export const fetchMessage = async (id: string, signal: AbortSignal): Promise<OpenMessage> =>
  dataOf(openMessage.safeParse(await call(getMessage, { params: { id }, signal })));

export const fetchColleagues = async (signal: AbortSignal) =>
  dataOf(colleagues.safeParse(await call(listColleagues, { signal }))).colleagues;

export const sendChange = (id: string, body: ChangeMessageBody): Promise<unknown> =>
  call(changeMessage, { params: { id }, body });

export const sendReply = (id: string, body: ReplyBody): Promise<unknown> =>
  call(replyToMessage, { params: { id }, body });

function dataOf<Data>({ data }: { data?: { data: Data } | undefined }): Data {
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}
