import { type ConsentPurpose } from '@kadam/shared/contract/consents';
import { PRIVACY_REQUEST_MESSAGES, type PrivacyRequestKind } from '@kadam/shared/contract/privacy-requests';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useRef, useState } from 'react';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { profileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { fetchChoices, fetchPrivacyRequests, requestChoice, sendPrivacyRequest } from './choices.requests';
import type { ActionProps } from './use-account-actions';
import { useMemberForm } from './use-member-form';

/** A list of the member; `failure` while it could not be loaded. */
function useOwnList<Entry>(name: string, load: (signal: AbortSignal) => Promise<readonly Entry[]>) {
  const token = useSession((session) => session.token);
  const key = queryKey(name, token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
  });
  const failure = error && !isFetching ? profileFailure(error, LOAD_FAILED_MESSAGE).message : undefined;
  return {
    entries: data,
    failure,
    retry: () => void refetch(),
    replace: (entries: readonly Entry[]) => void queryClient.setQueryData(key, entries),
  };
}

/** What the member agrees to, and changing it. */
export function useChoices({ onExpire }: ActionProps) {
  const { replace, ...list } = useOwnList('consents', fetchChoices);
  const [busy, setBusy] = useState<ConsentPurpose>();
  const [message, setMessage] = useState<string>();
  const choose = async (purpose: ConsentPurpose, isGiven: boolean) => {
    if (busy) return;
    setBusy(purpose);
    setMessage(undefined);
    try {
      replace(await requestChoice(purpose, isGiven));
    } catch (error) {
      const failure = profileFailure(error, 'Your choice was not saved. Please try again.');
      if (failure.remedy === 'log-in') onExpire();
      setMessage(failure.message);
    } finally {
      setBusy(undefined);
    }
  };
  return { ...list, busy, message, choose };
}

export const useOwnRequests = () => useOwnList('privacy-requests', fetchPrivacyRequests);

interface RequestFormProps extends ActionProps {
  readonly kind: PrivacyRequestKind;
  readonly onSent: ReturnType<typeof useOwnRequests>['replace'];
}

/** A request about personal data; a repeated attempt sends the same request. */
export function useRequestForm({ kind, onSent, onExpire }: RequestFormProps) {
  const id = useRef(crypto.randomUUID());
  return useMemberForm({
    initial: { text: '' },
    validate: ({ text }) => ({ text: text.trim() === '' ? PRIVACY_REQUEST_MESSAGES.text : undefined }),
    request: async ({ text }, signal) => {
      onSent(await sendPrivacyRequest({ id: id.current, kind, text: text.trim() }, signal));
      id.current = crypto.randomUUID();
    },
    fallback: 'Your request was not sent. Please try again.',
    onExpire,
  });
}
