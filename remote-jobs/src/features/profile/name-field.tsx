import { Field } from '@kadam/shared/ui/field';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NameLine } from './profile.styles';
import type { useProfileForm } from './use-profile-form';

type NameFieldProps = Pick<ReturnType<typeof useProfileForm>, 'name' | 'field' | 'state' | 'isEditing' | 'handleEdit'>;

/** The name, read-only until Edit is pressed. */
export function NameField({ name, field, state, isEditing, handleEdit }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { status } = state;
  useEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);
  useEffect(() => {
    // The pressed button is disabled now and lost the focus.
    if (status === 'sent') pencil.current?.focus();
  }, [status]);
  return (
    <NameLine>
      <Field {...field('name')} ref={input} label="User Name" autoComplete="name" value={name} readOnly={!isEditing} />
      {!isEditing && (
        <IconButton ref={pencil} label="Edit User Name" onClick={handleEdit}>
          <Pencil aria-hidden size={18} />
        </IconButton>
      )}
    </NameLine>
  );
}
