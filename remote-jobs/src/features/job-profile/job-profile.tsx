import { APPLY_MESSAGES } from '@kadam/shared/contract/applications';
import { useLocation } from '@kadam/shared/router';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { isRecord } from '../../lib/job-posting';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoadFailed } from '../../load-failed';
import { LoginNeeded } from '../../login-needed';
import { StillLoading } from '../../still-loading';
import { FormSkeleton } from './form-skeleton';
import { ProfileForm } from './profile-form';
import { useKnownProfile } from './use-known-profile';
import { LOGIN_MESSAGE, useLoginFirst } from './use-login-first';

const LOGIN_TEXT = 'What we know about you already is filled in for you then.';

/** The job-seeker profile of the member; visitors are asked to log in first. */
export function JobProfile() {
  useLoginFirst();
  const { state } = useLocation();
  const profile = useKnownProfile();
  const applyingFor = isRecord(state) && typeof state.applyingFor === 'string' ? state.applyingFor : undefined;
  switch (profile.status) {
    case 'visitor':
      return <LoginNeeded title={LOGIN_MESSAGE} text={LOGIN_TEXT} />;
    case 'expired':
      return <LoginNeeded title={EXPIRED_MESSAGE} text={LOGIN_TEXT} />;
    case 'loading':
      return (
        <>
          <StillLoading />
          <FormSkeleton />
        </>
      );
    case 'failed':
      return <LoadFailed {...profile.failure} retry={profile.retry} />;
    case 'ready':
      return (
        <Stack gap={3}>
          {applyingFor && (
            <Notice tone="info" title={APPLY_MESSAGES.profileRequired}>
              Save it once, then go on with your application for {applyingFor}.
            </Notice>
          )}
          <ProfileForm known={profile.form} owners={profile.owners} onExpire={profile.onExpire} />
        </Stack>
      );
  }
}
