import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { Field, type InputFieldProps } from '@kadam/shared/ui/field';
import { useEmployerNames } from './use-employer-names';

interface EmployerFieldProps extends Omit<ComponentProps<typeof Field> & InputFieldProps, 'list' | 'multiline'> {
  /** A name that does not exist creates an employer when the posting is saved. */
  readonly isNewAllowed?: boolean;
}

/** Input for the name of an employer, with suggestions. */
export function EmployerField({ isNewAllowed = false, onChange, ...field }: EmployerFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const value = field.value === undefined ? typed : String(field.value);
  const { names, isKnown } = useEmployerNames(value);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  const hint = isNewAllowed && value.trim() !== '' ? hintOf(isKnown) : '';
  return (
    <div>
      <Field
        maxLength={200}
        autoComplete="off"
        list={listId}
        {...field}
        {...(isNewAllowed && { hint: hint || 'Choose an employer, or type a new name' })}
        onChange={handleChange}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

function hintOf(isKnown: boolean | undefined): string {
  if (isKnown === undefined) return '';
  return isKnown ? 'An employer of the office' : 'A new employer: it is added when you save';
}
