import { Field } from '@kadam/shared/ui/field';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NameLine } from './profile.styles';
import type { useProfileForm } from './use-profile-form';

type NameFieldProps = Pick<
  ReturnType<typeof useProfileForm>,
  'name' | 'state' | 'isEditing' | 'handleEdit' | 'handleType'
>;

/** The name, shown until the pencil is used. */
export function NameField({ name, state, isEditing, handleEdit, handleType }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { status } = state;
  useEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);
  useEffect(() => {
    if (status === 'invalid') input.current?.focus();
    // The button that was pressed is off now, and focus would be lost with it.
    if (status === 'saved') pencil.current?.focus();
  }, [status]);
  return (
    <NameLine>
      <Field
        ref={input}
        label="User Name"
        name="name"
        autoComplete="name"
        value={name}
        readOnly={!isEditing}
        error={status === 'invalid' ? state.fault : undefined}
        onChange={(event) => handleType(event.target.value)}
      />
      {!isEditing && (
        <IconButton ref={pencil} label="Edit User Name" onClick={handleEdit}>
          <Pencil aria-hidden size={18} />
        </IconButton>
      )}
    </NameLine>
  );
}
