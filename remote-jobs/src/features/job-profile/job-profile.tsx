import { APPLY_MESSAGES } from '@kadam/shared/contract/applications';
import { useLocation } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { isRecord } from '../../lib/job-posting';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { ProfileForm } from './profile-form';
import { useKnownProfile } from './use-known-profile';
import { useLoginFirst } from './use-login-first';

/** The job-seeker profile of the member; visitors are asked to log in first. */
export function JobProfile() {
  useLoginFirst();
  const { state } = useLocation();
  const profile = useKnownProfile();
  const applyingFor = isRecord(state) && typeof state.applyingFor === 'string' ? state.applyingFor : undefined;
  switch (profile.status) {
    case 'visitor':
      return <p>Please log in to create your job profile.</p>;
    case 'loading':
      return (
        <div role="status" aria-label="Loading your profile">
          <Skeleton width="100%" height={space(48)} />
        </div>
      );
    case 'failed':
      return <LoadFailed {...profile} />;
    case 'ready':
      return (
        <Stack gap={3}>
          {applyingFor && (
            <Notice tone="info" title={APPLY_MESSAGES.profileRequired}>
              Save it once, then go on with your application for {applyingFor}.
            </Notice>
          )}
          <ProfileForm known={profile.form} />
        </Stack>
      );
  }
}

const LoadFailed = ({ message, retry }: { readonly message: string; readonly retry: () => void }) => (
  <Notice
    tone="danger"
    title={LOAD_FAILED_MESSAGE}
    action={
      <Button variant="secondary" size="sm" onClick={retry}>
        Retry
      </Button>
    }
  >
    {message !== LOAD_FAILED_MESSAGE && message}
  </Notice>
);
