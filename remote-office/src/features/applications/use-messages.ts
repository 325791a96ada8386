import { useRef } from 'react';
import {
  applicationMessage,
  listOfficeMessages,
  MESSAGE_ERRORS,
  sendOfficeMessage,
  type ApplicationMessage,
} from '@kadam/shared/contract/application-messages';
import { z } from '@kadam/shared/contract/zod';
import { useForm } from '@kadam/shared/form';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { queryClient } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import { type Loaded, useLoaded } from '../../lib/use-loaded';

const thread = z.object({ data: z.object({ messages: z.array(applicationMessage) }) });

async function fetchMessages(id: string, signal: AbortSignal): Promise<readonly ApplicationMessage[]> {
  const { data } = thread.safeParse(await call(listOfficeMessages, { params: { id }, signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data.messages;
}

export const useMessages = (id: string): Loaded<readonly ApplicationMessage[]> =>
  useLoaded({ key: ['applications', 'messages', id], load: (signal) => fetchMessages(id, signal) });

/** Sends messages to the candidate; a repeated attempt sends the same one. */
export function useMessageForm(applicationId: string) {
  const id = useRef(crypto.randomUUID());
  return useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fieldErrors: { text: MESSAGE_ERRORS.missing } } : undefined),
    send: async ({ text }, { reset }) => {
      try {
        const body = { id: id.current, text: text.trim() };
        await call(sendOfficeMessage, { params: { id: applicationId }, body });
      } catch (error) {
        const failure = officeFailure(error);
        if (failure.needsCode) await refreshSession();
        return failure;
      }
      id.current = crypto.randomUUID();
      reset();
      await queryClient.invalidateQueries({ queryKey: queryKey('applications', 'messages', applicationId) });
      return undefined;
    },
    fallback: 'The message was not sent. Please try again.',
  });
}
