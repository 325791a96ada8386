import {
  applicationMessage,
  listOfficeMessages,
  MESSAGE_ERRORS,
  sendOfficeMessage,
  type ApplicationMessage,
} from '@kadam/shared/contract/application-messages';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import { refreshList, settle } from '../../lib/settle';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { useTextForm } from '../../lib/use-text-form';

const thread = z.object({ messages: z.array(applicationMessage) });

const keyOf = (applicationId: string) => ['applications', 'messages', applicationId] as const;

export const useMessages = (id: string): Loaded<readonly ApplicationMessage[]> =>
  useLoaded({
    key: keyOf(id),
    load: async (signal) => dataOf(thread, await call(listOfficeMessages, { params: { id }, signal })).messages,
  });

/** Sends messages to the candidate. */
export const useMessageForm = (id: string) =>
  useTextForm({
    missing: MESSAGE_ERRORS.missing,
    send: (body) => settle(call(sendOfficeMessage, { params: { id }, body }).then(() => refreshList(...keyOf(id)))),
    fallback: 'The message was not sent. Please try again.',
  });
