import { Stack } from '@kadam/shared/ui/layout';
import type { ReactNode } from 'react';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoadFailed } from '../../load-failed';
import { LoginNeeded } from '../../login-needed';
import { StillLoading } from '../../still-loading';
import { FormSkeleton } from './form-skeleton';
import { ProfileForm } from './profile-form';
import { useKnownProfile } from './use-known-profile';
import { LOGIN_MESSAGE, useLoginFirst } from './use-login-first';

const LOGIN_TEXT = 'What we know about you already is filled in for you then.';

interface JobProfileProps {
  /** What waits for the profile; stands above the form. */
  readonly waiting: ReactNode;
  readonly onSaved: () => void;
  /** The resume on file; it is told what to do when the session turns out to be over. */
  readonly renderResumeFile: (onSessionOver: () => void) => ReactNode;
}

/** The job-seeker profile of the member; visitors are asked to log in first. */
export function JobProfile({ waiting, onSaved, renderResumeFile }: JobProfileProps) {
  useLoginFirst();
  const profile = useKnownProfile();
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
          {waiting}
          <ProfileForm
            known={profile.form}
            owners={profile.owners}
            onExpire={profile.onExpire}
            onSaved={onSaved}
            resumeFile={renderResumeFile(profile.onExpire)}
          />
        </Stack>
      );
  }
}
