import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '@kadam/shared/contract/auth';
import { Dialog } from '@kadam/shared/ui/dialog';
import { FailureText } from '@kadam/shared/ui/failure-text';
import { Field } from '@kadam/shared/ui/field';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { ErrorLine, Form, NameRow, SmallPrint, SwitchButton, SwitchLine } from './auth.styles';
import { REQUIRED, secret } from './fields';
import { passwordHint } from './password-strength';
import { useSignup } from './use-signup';

interface SignupDialogProps {
  /** Initial address, from the login dialog. */
  readonly email: string | undefined;
  readonly onClose: () => void;
  readonly onLogin: (email: string) => void;
  readonly onForgot: (email: string) => void;
  readonly onAccount: (email: string) => void;
}

export function SignupDialog({ email = '', onClose, onLogin, onForgot, onAccount }: SignupDialogProps) {
  const { values, message, waiting, isTaken, form, field } = useSignup(email, onAccount);

  return (
    <Dialog isOpen onClose={onClose} title="Let's get started, Sign Up" subtitle="Create your account to continue">
      <Form {...form}>
        <NameRow>
          <Field
            label="First Name"
            autoComplete="given-name"
            maxLength={MAX_NAME_LENGTH}
            {...REQUIRED}
            {...field('firstName')}
          />
          <Field
            label="Last Name"
            autoComplete="family-name"
            maxLength={MAX_NAME_LENGTH}
            {...REQUIRED}
            {...field('lastName')}
          />
        </NameRow>
        <Field
          label="Professional Mail ID"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...REQUIRED}
          {...field('email')}
        />
        {isTaken && (
          <SwitchLine>
            <SwitchButton type="button" onClick={() => onLogin(values.email)}>
              Log in with this address
            </SwitchButton>
            or
            <SwitchButton type="button" onClick={() => onForgot(values.email)}>
              choose a new password
            </SwitchButton>
          </SwitchLine>
        )}
        <PasswordField
          label="Password"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          hint={passwordHint(values.password, values.email)}
          {...REQUIRED}
          {...secret(field('password'))}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...REQUIRED}
          {...secret(field('confirmation'))}
        />
        <Agreement />
        <ErrorLine role="alert">
          <FailureText>{message}</FailureText>
        </ErrorLine>
        <SubmitButton label="Sign Up" busyLabel="Creating your account…" waiting={waiting} />
      </Form>
      <SwitchLine>
        Already have an account?{' '}
        <SwitchButton type="button" onClick={() => onLogin(values.email)}>
          Login
        </SwitchButton>
      </SwitchLine>
    </Dialog>
  );
}

// In a new tab, to keep the form.
const Agreement = () => (
  <SmallPrint>
    By signing up you agree to our{' '}
    <a href="/terms" target="_blank" rel="noopener">
      Terms of Service
    </a>{' '}
    and{' '}
    <a href="/privacy" target="_blank" rel="noopener">
      Privacy Policy
    </a>
    .
  </SmallPrint>
);
