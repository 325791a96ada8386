import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@kadam/shared/contract/auth';
import type { useForm } from '@kadam/shared/form';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { secret } from './lib/secret-field';

type Name = 'newPassword' | 'confirmation';
type FieldProps = ReturnType<ReturnType<typeof useForm<Name>>['field']>;

interface NewPasswordFieldsProps {
  readonly field: (name: Name) => Omit<FieldProps, 'name'> & { readonly name: string };
}

export const NewPasswordFields = ({ field }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label="New password"
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
      hint={`At least ${MIN_PASSWORD_LENGTH} characters, and none of the most common passwords; a few unrelated words make a strong one.`}
      isRequired
      {...secret(field('newPassword'))}
    />
    <PasswordField
      label="New password again"
      autoComplete="new-password"
      isRequired
      {...secret(field('confirmation'))}
    />
  </>
);
