import { Stack } from '@kadam/shared/ui/layout';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { size, space } from '@kadam/shared/ui/theme';
import type { ReactNode } from 'react';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoadFailed } from '../../load-failed';
import { LoginNeeded } from '../../login-needed';
import { StillLoading } from '../../still-loading';
import { FIELD_CONFIGS, FIELD_GROUPS } from './form-fields';
import { Fieldset, Form, Pairs, Slot } from './job-profile.styles';
import { ProfileForm } from './profile-form';
import { useKnownProfile } from './use-known-profile';
import { LOGIN_MESSAGE, useLoginFirst } from './use-login-first';

const LOGIN_TEXT = 'What we know about you already is filled in for you then.';

interface JobProfileProps {
  readonly waiting: ReactNode;
  readonly onSaved: () => void;
  readonly renderResumeFile: (onSessionOver: () => void) => ReactNode;
}

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
            known={profile.values}
            owners={profile.owners}
            onExpire={profile.onExpire}
            onSaved={onSaved}
            resumeFile={renderResumeFile(profile.onExpire)}
          />
        </Stack>
      );
  }
}

const FormSkeleton = () => (
  <Form as="div" role="status" aria-label="Loading your profile">
    {FIELD_GROUPS.map(({ title, fields }) => (
      <Fieldset as="div" key={title}>
        <Pairs>
          {fields.map((field) => (
            <Place key={field} width={FIELD_CONFIGS[field].width} />
          ))}
        </Pairs>
      </Fieldset>
    ))}
  </Form>
);

function Place({ width }: { readonly width: 'whole' | 'third' | undefined }) {
  const shape = <Skeleton height={`calc(${size.control} + ${space(3)})`} />;
  return width ? <Slot $width={width}>{shape}</Slot> : shape;
}
