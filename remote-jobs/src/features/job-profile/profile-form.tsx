import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { useEffect, useRef, type FormEvent } from 'react';
import type { FormField, JobseekerForm } from '../../lib/jobseeker-form';
import { FIELD_FACES, FIELD_GROUPS, type FieldFace } from './form-fields';
import { Buttons, Fieldset, Form, Pairs, Slot } from './job-profile.styles';
import { ProfileSaved } from './profile-saved';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  readonly known: JobseekerForm;
  readonly onExpire: () => void;
}

/** The form, filled with what is known about the person already. */
export function ProfileForm({ known, onExpire }: ProfileFormProps) {
  const { form, state, handleType, handleReset, handleSubmit, handleDismiss } = useProfileForm({ known, onExpire });
  const fault = state.status === 'refused' ? state.fault : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    handleSubmit();
  };
  return (
    <Form onSubmit={submit} noValidate aria-label="Job profile">
      {fault && <FaultSummary key={fault.message} message={fault.message} />}
      {FIELD_GROUPS.map(({ title, fields }) => (
        <Fieldset key={title}>
          <legend>{title}</legend>
          <Pairs>
            {fields.map((field) => (
              <ProfileField
                key={field}
                field={field}
                value={form[field]}
                error={fault?.fields[field]}
                onType={(value) => handleType(field, value)}
              />
            ))}
          </Pairs>
        </Fieldset>
      ))}
      <Buttons>
        <Button type="submit" isBusy={state.status === 'saving'} busyLabel="Saving…">
          Save Profile
        </Button>
        <Button type="button" variant="secondary" onClick={handleReset}>
          Reset
        </Button>
      </Buttons>
      <ProfileSaved isOpen={state.status === 'saved'} onClose={handleDismiss} />
    </Form>
  );
}

interface ProfileFieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
}

function ProfileField({ field, value, error, onType }: ProfileFieldProps) {
  const { width, ...face } = FIELD_FACES[field];
  const control = <Control {...{ face, field, value, error, onType }} />;
  return width ? <Slot $width={width}>{control}</Slot> : control;
}

function Control({ face, field, value, error, onType }: ProfileFieldProps & { readonly face: FieldFace }) {
  const { isMultiline, ...line } = face;
  if (!isMultiline) {
    return (
      <Field {...line} name={field} value={value} error={error} onChange={(event) => onType(event.target.value)} />
    );
  }
  const { label, maxLength, autoComplete } = line;
  return (
    <Field
      {...{ label, maxLength, autoComplete, value, error }}
      multiline
      rows={3}
      name={field}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

// Focus goes to the sentence, so that it is read and the fields come next.
function FaultSummary({ message }: { readonly message: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="danger">{message}</Notice>
    </div>
  );
}
