import { listOfficeMessages, MESSAGE_ERRORS, sendOfficeMessage } from '@kadam/shared/contract/application-messages';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { refreshList, settle } from '../../lib/settle';
import { useLoaded } from '../../lib/use-loaded';
import { useTextForm } from '../../lib/use-text-form';

const keyOf = (applicationId: string) => ['applications', 'messages', applicationId] as const;

export const useMessages = (id: string) =>
  useLoaded({
    key: keyOf(id),
    load: async (signal) => (await callForData(listOfficeMessages, { params: { id }, signal })).messages,
  });

/** Sends messages to the candidate. */
export const useMessageForm = (id: string) =>
  useTextForm({
    missing: MESSAGE_ERRORS.missing,
    send: (body) => settle(call(sendOfficeMessage, { params: { id }, body }).then(() => refreshList(...keyOf(id)))),
    fallback: 'The message was not sent. Please try again.',
  });
