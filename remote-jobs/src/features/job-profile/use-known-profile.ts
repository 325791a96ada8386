import { emit } from '@kadam/shared/events';
import { useLocation } from '@kadam/shared/router';
import { signOut, useSession } from '@kadam/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { prefilledForm, type JobseekerForm } from '../../lib/jobseeker-form';
import { EXPIRED_MESSAGE, fetchProfile, isExpired } from './job-profile.requests';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';

export type KnownProfile =
  | { readonly status: 'visitor' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly form: JobseekerForm };

/**
 * What the form starts with, read once: neither a later answer nor the end of the session takes away what is being typed.
 * Without it there is no form, because saving blanks would replace the stored profile.
 */
export function useKnownProfile(): KnownProfile {
  const { state } = useLocation();
  const token = useSession((session) => session.token);
  const [form, setForm] = useState<JobseekerForm | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['profile', token],
    queryFn: ({ signal }) => fetchProfile(signal),
    enabled: token !== null && form === null,
    gcTime: 0,
  });
  if (form === null && data !== undefined) setForm(prefilledForm(data, state));
  const hasExpired = token !== null && form === null && isExpired(error);
  useEffect(() => {
    if (!hasExpired) return;
    signOut();
    emit('auth:logout');
    emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
  }, [hasExpired]);

  if (form) return { status: 'ready', form };
  if (token === null || hasExpired) return { status: 'visitor' };
  if (error && !isFetching) {
    return { status: 'failed', message: error.message || LOAD_FAILED_MESSAGE, retry: () => void refetch() };
  }
  return { status: 'loading' };
}
