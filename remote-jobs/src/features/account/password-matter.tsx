import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@kadam/shared/contract/auth';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { secret } from '../../lib/secret-field';
import { Form, Matter } from './account.styles';
import { usePasswordChange, type ActProps } from './use-account-acts';

interface PasswordMatterProps extends ActProps {
  readonly email: string;
}

/** Another password, for whoever knows the present one. */
export function PasswordMatter({ email, ...act }: PasswordMatterProps) {
  const { state, message, isSending, form, field } = usePasswordChange(email, act);
  if (state.status === 'sent') {
    return (
      <Matter aria-labelledby="password-matter">
        <h2 id="password-matter">Password</h2>
        <Notice tone="success" title="Your password is changed.">
          You are logged out everywhere else, and a mail tells you of it.
        </Notice>
      </Matter>
    );
  }
  return (
    <Matter aria-labelledby="password-matter">
      <h2 id="password-matter">Password</h2>
      <p>A new password ends every other session of your account.</p>
      <Form {...form} aria-label="Change password">
        {/* Password managers keep a password for an address. */}
        <input hidden autoComplete="username" name="username" value={email} readOnly />
        <PasswordField
          label="Present password"
          autoComplete="current-password"
          isRequired
          {...secret(field('currentPassword'))}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX_LENGTH}
          hint={`At least ${PASSWORD_MIN_LENGTH} characters; a few unrelated words make a strong one.`}
          isRequired
          {...secret(field('newPassword'))}
        />
        <PasswordField
          label="New password again"
          autoComplete="new-password"
          isRequired
          {...secret(field('confirmation'))}
        />
        {message && <Notice tone="danger">{message}</Notice>}
        <div>
          <Button type="submit" isBusy={isSending} busyLabel="Changing…">
            Change password
          </Button>
        </div>
      </Form>
    </Matter>
  );
}
