import { useLocation } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { useQuery } from '@tanstack/react-query';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { prefilledForm, type JobseekerForm } from '../../lib/jobseeker-form';
import { toMember } from '../../lib/member';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';
import { useEndedSession } from '../../use-ended-session';
import { useKept } from '../../use-kept';
import { fetchProfile } from './job-profile.requests';

export type KnownProfile =
  | { readonly status: 'visitor' }
  | { readonly status: 'expired' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly form: JobseekerForm; readonly onExpire: () => void };

/** What the form starts with. Without it there is no form, because saving blanks would replace the stored profile. */
export function useKnownProfile(): KnownProfile {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const { form, failure, retry } = useKnownForm(token, hasEnded);
  if (failure?.remedy === 'log-in' && token !== null && !hasEnded) end();

  if (form) return { status: 'ready', form, onExpire: end };
  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  return failure ? { status: 'failed', failure, retry } : { status: 'loading' };
}

/** The filled form, read once: what is being typed over it stays. */
function useKnownForm(token: string | null, hasEnded: boolean) {
  const { state } = useLocation();
  const { kept, keep } = useKept<JobseekerForm>(hasEnded);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['profile', token],
    queryFn: ({ signal }) => fetchProfile(signal),
    enabled: token !== null && kept === undefined,
    gcTime: 0,
    staleTime: 0,
  });
  if (!kept && data && token !== null) keep(prefilledForm(data, state), toMember(data).userId);
  return {
    form: kept,
    failure: error && !isFetching ? profileFailure(error, LOAD_FAILED_MESSAGE) : undefined,
    retry: () => void refetch(),
  };
}
