import { Field } from '@kadam/shared/ui/field';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NameLine } from './profile.styles';
import type { useProfileForm } from './use-profile-form';

type NameFieldProps = Pick<ReturnType<typeof useProfileForm>, 'name' | 'field' | 'state' | 'isEditing' | 'handleEdit'>;

/** The name, shown until the pencil is used. */
export function NameField({ name, field, state, isEditing, handleEdit }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { status } = state;
  useEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);
  useEffect(() => {
    // The button that was pressed is off now, and focus would be lost with it.
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
