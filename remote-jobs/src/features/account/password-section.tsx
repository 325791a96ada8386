import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { secret } from '../../lib/secret-field';
import { NewPasswordFields } from '../../new-password-fields';
import { Form, Section } from './account.styles';
import { usePasswordChange, type ActionProps } from './use-account-actions';

interface PasswordSectionProps extends ActionProps {
  readonly email: string;
}

export function PasswordSection({ email, ...act }: PasswordSectionProps) {
  const { state, message, waiting, form, field } = usePasswordChange(email, act);
  if (state.status === 'sent') {
    return (
      <Section aria-labelledby="password-section">
        <h2 id="password-section">Password</h2>
        <Notice tone="success" title="Your password is changed.">
          You are logged out everywhere else, and a mail tells you of it.
        </Notice>
      </Section>
    );
  }
  return (
    <Section aria-labelledby="password-section">
      <h2 id="password-section">Password</h2>
      <p>A new password ends every other session of your account.</p>
      <Form {...form} aria-label="Change password">
        {/* Password managers store a password for a user name. */}
        <input hidden autoComplete="username" name="username" value={email} readOnly />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          isRequired
          {...secret(field('currentPassword'))}
        />
        <NewPasswordFields field={field} />
        {message && <Notice tone="danger">{message}</Notice>}
        <div>
          <SubmitButton label="Change password" busyLabel="Changing…" waiting={waiting} />
        </div>
      </Form>
    </Section>
  );
}
