import { emit } from '@kadam/shared/events';
import { signOut } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { EXPIRED_MESSAGE, type ProfileFailure } from '../../lib/profile-failure';
import { ProfileForm } from './profile-form';
import { SampleProfile } from './sample-profile';
import { LOGIN_MESSAGE, useProfile } from './use-profile';

/** The member's profile, or what has to happen before it can be shown. */
export function Profile() {
  const state = useProfile();
  switch (state.status) {
    case 'visitor':
      return (
        <Stack gap={3}>
          <LoginNeeded message={LOGIN_MESSAGE} text="Your name and your email are shown here once you are logged in." />
          <SampleProfile />
        </Stack>
      );
    case 'expired':
      return <LoginNeeded message={EXPIRED_MESSAGE} text="Your profile is shown here again after that." />;
    case 'loading':
      return (
        <div role="status" aria-label="Loading your profile">
          <Skeleton width="100%" height={space(48)} />
        </div>
      );
    case 'failed':
      return <LoadFailed {...state} />;
    case 'ready':
      return <ProfileForm account={state.account} onExpire={state.onExpire} />;
  }
}

const LoginNeeded = ({ message, text }: { readonly message: string; readonly text: string }) => (
  <Notice
    tone="info"
    title={message}
    action={
      <Button size="sm" onClick={() => emit('auth:openLogin')}>
        Login
      </Button>
    }
  >
    {text}
  </Notice>
);

interface LoadFailedProps {
  readonly failure: ProfileFailure;
  readonly retry: () => void;
}

const LoadFailed = ({ failure, retry }: LoadFailedProps) => (
  <Notice
    tone="danger"
    title={failure.message}
    action={
      failure.remedy === 'log-out' ? (
        <Button variant="secondary" size="sm" onClick={logInAgain}>
          Log out and log in
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={retry}>
          Retry
        </Button>
      )
    }
  />
);

function logInAgain(): void {
  signOut();
  emit('auth:logout');
  emit('auth:openLogin');
}
