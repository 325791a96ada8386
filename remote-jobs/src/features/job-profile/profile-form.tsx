import { useLocation, useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Row } from '@kadam/shared/ui/row';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import type { JobseekerForm } from '../../lib/jobseeker-form';
import { profileHint } from '../../lib/profile-hints';
import { paths } from '../../paths';
import { FIELD_CONFIGS, FIELD_GROUPS, type FieldConfig } from './form-fields';
import { Fieldset, Form, Pairs, ResumeFile, Slot } from './job-profile.styles';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  readonly known: JobseekerForm;
  readonly owners: readonly (string | null)[];
  readonly onExpire: () => void;
  readonly onSaved: () => void;
  /** Shown above the field for a link. */
  readonly resumeFile: ReactNode;
}

export function ProfileForm(props: ProfileFormProps) {
  const { state, form, field, message, outcome, waiting, hasDraft, reset, reopen } = useProfileForm(props);
  return (
    <Form {...form} aria-label="Job profile">
      {message && (
        <div ref={outcome} tabIndex={-1}>
          <Notice tone="danger">{message}</Notice>
        </div>
      )}
      {hasDraft && (
        <Notice tone="info" title="What you typed is back.">
          It is not saved yet: Save Profile keeps it, Reset brings back what we know.
        </Notice>
      )}
      {FIELD_GROUPS.map(({ title, fields, hasResumeFile }) => (
        <Fieldset key={title}>
          <legend>{title}</legend>
          {hasResumeFile && <ResumeFile>{props.resumeFile}</ResumeFile>}
          <Pairs>
            {fields.map((name) => (
              <ProfileField
                key={name}
                {...field(name)}
                face={FIELD_CONFIGS[name]}
                hint={profileHint(name, field(name).value)}
              />
            ))}
          </Pairs>
        </Fieldset>
      ))}
      <Row gap={2}>
        <SubmitButton label="Save Profile" busyLabel="Saving…" waiting={waiting} />
        <Button type="button" variant="secondary" onClick={reset}>
          Reset
        </Button>
      </Row>
      <ProfileSaved isOpen={state.status === 'sent'} onClose={reopen} />
    </Form>
  );
}

type Bound = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error'> & {
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

type ProfileFieldProps = Bound & { readonly face: FieldConfig; readonly hint: string | undefined };

function ProfileField({ face, hint, ...bound }: ProfileFieldProps) {
  const { width, isMultiline, ...line } = face;
  const { label, autoComplete } = line;
  const control = isMultiline ? (
    <Field label={label} autoComplete={autoComplete} {...bound} multiline rows={3} />
  ) : (
    <Field {...line} {...(hint !== undefined && { hint })} {...bound} />
  );
  return width ? <Slot $width={width}>{control}</Slot> : control;
}

interface ProfileSavedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function ProfileSaved({ isOpen, onClose }: ProfileSavedProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const handleDone = () => {
    onClose();
    void (key === 'default' ? navigate(paths.jobs) : navigate(-1));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Profile Saved">
      <Stack gap={3}>
        <p>Your jobseeker profile has been saved successfully.</p>
        <Button onClick={handleDone}>Done</Button>
      </Stack>
    </Dialog>
  );
}
