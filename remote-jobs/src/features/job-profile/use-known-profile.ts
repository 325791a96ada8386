import { useLocation } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { useQuery } from '@kadam/shared/query';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { prefilledForm, type JobseekerForm } from '../../lib/jobseeker-form';
import { toMember } from '../../lib/member';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';
import { useEndedSession } from '../../use-ended-session';
import { useInitialValues } from '../../use-initial-values';
import { fetchProfile } from './job-profile.requests';
import { queryKey } from '../../lib/query-key';

export type KnownProfile =
  | { readonly status: 'visitor' }
  | { readonly status: 'expired' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly form: JobseekerForm;
      readonly owners: readonly (string | null)[];
      readonly onExpire: () => void;
    };

/** What the form starts with. Without it there is no form, because saving blanks would replace the stored profile. */
export function useKnownProfile(): KnownProfile {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const { form, owners, failure, retry } = useKnownForm(token, hasEnded);
  if (failure?.remedy === 'log-in' && token !== null && !hasEnded) end();

  if (form) return { status: 'ready', form, owners, onExpire: end };
  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  return failure ? { status: 'failed', failure, retry } : { status: 'loading' };
}

/** The filled form, read once: what is being typed over it stays. */
function useKnownForm(token: string | null, hasEnded: boolean) {
  const { state } = useLocation();
  const { initial, owners, setInitial } = useInitialValues<JobseekerForm>(hasEnded);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('profile', token),
    queryFn: ({ signal }) => fetchProfile(signal),
    enabled: token !== null && initial === undefined,
    gcTime: 0,
    staleTime: 0,
  });
  if (!initial && data && token !== null) setInitial(prefilledForm(data, state), toMember(data).userId);
  return {
    form: initial,
    owners,
    failure: error && !isFetching ? profileFailure(error, LOAD_FAILED_MESSAGE) : undefined,
    retry: () => void refetch(),
  };
}
