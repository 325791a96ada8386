import { MESSAGE_ERRORS } from '@kadam/shared/contract/application-messages';
import { useForm } from '@kadam/shared/form';
import { queryClient } from '@kadam/shared/query';
import { useRef } from 'react';
import { saveError } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import type { Message } from '../../lib/messages';
import { useMemberData } from '../../use-member-data';
import { fetchMessages, markThreadRead, writeMessage } from './message-thread.requests';

const LOAD_FAILED = 'The messages could not be loaded.';
const SEND_FAILED = 'The message was not sent. Please try again.';

const nameOf = (applicationId: string) => `messages-${applicationId}`;

/** The messages of an application; loading them marks those of the office as read. */
export const useThread = (applicationId: string) =>
  useMemberData({
    name: nameOf(applicationId),
    load: (signal) => loadThread(applicationId, signal),
    fallback: LOAD_FAILED,
  });

async function loadThread(applicationId: string, signal: AbortSignal): Promise<readonly Message[]> {
  const messages = await fetchMessages(applicationId, signal);
  const last = messages.findLast(({ from, isRead }) => from === 'office' && !isRead);
  if (last) void markRead(applicationId, last.at);
  return messages;
}

async function markRead(applicationId: string, until: string): Promise<void> {
  try {
    await markThreadRead(applicationId, until);
    await queryClient.invalidateQueries({ queryKey: queryKey('office-activity') });
  } catch {
    // They are marked the next time.
  }
}

/** Sends messages; a repeated attempt sends the same one. */
export function useMessageForm(applicationId: string, onExpire: () => void) {
  const id = useRef(crypto.randomUUID());
  return useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fieldErrors: { text: MESSAGE_ERRORS.missing } } : undefined),
    send: async ({ text }, { reset }) => {
      try {
        await writeMessage(applicationId, { id: id.current, text: text.trim() });
      } catch (error) {
        const failure = saveError(error, SEND_FAILED);
        if (failure.isSessionOver) onExpire();
        return failure;
      }
      id.current = crypto.randomUUID();
      reset();
      await queryClient.invalidateQueries({ queryKey: queryKey(nameOf(applicationId)) });
      return undefined;
    },
    fallback: SEND_FAILED,
  });
}
