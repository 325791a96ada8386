import type { ChangeAlertBody, JobAlert } from '@kadam/shared/contract/alerts';
import { logInAgain } from '@kadam/shared/login';
import { queryClient, useQuery } from '@kadam/shared/query';
import { currentSession, useSession } from '@kadam/shared/session';
import { useState } from 'react';
import type { SaveError } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { fetchAlerts, loadFailure, saveChange, sendEnd } from './alerts.requests';

export type AlertsState =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly alerts: readonly JobAlert[] };

/** 'none' for visitors and on a server without alerts. */
export function useAlerts(): AlertsState {
  const token = useSession((session) => session.token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('alerts', token),
    queryFn: ({ signal }) => fetchAlerts(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  if (token === null || data === null) return { status: 'none' };
  if (data) return { status: 'ready', alerts: data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: loadFailure(error).message, retry: () => void refetch() };
}

export const refreshAlerts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey('alerts') });

/** The actions of an alert's row; `failure` is the error of the last one. */
export function useAlertActions() {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (send: () => Promise<SaveError | undefined>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const { token } = currentSession();
    const error = await send();
    if (error?.isSessionOver) logInAgain({ token, ...(error.message && { reason: error.message }) });
    else if (error) setFailure(error.message);
    await refreshAlerts();
    setIsBusy(false);
  };
  return {
    failure,
    isBusy,
    change: (id: string, body: ChangeAlertBody) => run(() => saveChange(id, body)),
    end: (id: string) => run(() => sendEnd(id)),
  };
}
