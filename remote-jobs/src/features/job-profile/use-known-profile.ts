import { useLocation } from '@kadam/shared/router';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { prefilledForm } from '../../lib/jobseeker-form';
import { toMember } from '../../lib/member';
import { useMemberValues } from '../../use-member-data';
import { fetchProfile } from './job-profile.requests';

/** The initial form. Without it there is no form: saving blanks would replace the profile. */
export function useKnownProfile() {
  const { state } = useLocation();
  return useMemberValues({
    name: 'profile',
    load: async (signal) => {
      const response = await fetchProfile(signal);
      return { values: prefilledForm(response, state), ownerId: toMember(response).userId };
    },
    fallback: LOAD_FAILED_MESSAGE,
  });
}
