import { emit } from '@kadam/shared/events';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { size, space } from '@kadam/shared/ui/theme';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoadFailed } from '../../load-failed';
import { LoginNeeded } from '../../login-needed';
import { StillLoading } from '../../still-loading';
import { Picture } from './avatar.styles';
import { ProfileForm } from './profile-form';
import { Fields, Line, Sheet } from './profile.styles';
import { SampleProfile } from './sample-profile';
import { LOGIN_MESSAGE, useProfile } from './use-profile';

export function Profile() {
  const state = useProfile();
  switch (state.status) {
    case 'visitor':
      return (
        <Stack gap={3}>
          <LoginOffer />
          <SampleProfile />
        </Stack>
      );
    case 'expired':
      return <LoginNeeded title={EXPIRED_MESSAGE} text="Your profile is shown here again after that." />;
    case 'loading':
      return (
        <>
          <StillLoading />
          <ProfileSkeleton />
        </>
      );
    case 'failed':
      return <LoadFailed {...state.failure} retry={state.retry} />;
    case 'ready':
      return <ProfileForm account={state.values} owners={state.owners} onExpire={state.onExpire} />;
  }
}

const LoginOffer = () => (
  <Notice
    tone="info"
    title={LOGIN_MESSAGE}
    action={
      <Button size="sm" onClick={() => emit('auth:openLogin', { reason: LOGIN_MESSAGE })}>
        Login
      </Button>
    }
  >
    Your name and your email are shown here once you are logged in.
  </Notice>
);

const ProfileSkeleton = () => (
  <div role="status" aria-label="Loading your profile">
    <Sheet>
      <Picture>
        <Skeleton width={space(16)} height={space(16)} />
      </Picture>
      <Fields>
        <Line>
          <FieldSkeleton />
        </Line>
        <Line>
          <FieldSkeleton />
        </Line>
        <FieldSkeleton />
        <FieldSkeleton />
      </Fields>
    </Sheet>
  </div>
);

const FieldSkeleton = () => <Skeleton height={`calc(${size.control} + ${space(3)})`} />;
