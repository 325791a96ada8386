import { useEffect, useRef, type ReactNode } from 'react';
import { PERSISTENT_SESSION_DAYS } from '@kadam/shared/contract/auth';
import { Dialog } from '@kadam/shared/ui/dialog';
import { FailureText } from '@kadam/shared/ui/failure-text';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { ErrorLine, Form, CheckboxLine, SwitchButton, SwitchLine } from './auth.styles';
import { REQUIRED, secret } from './fields';
import { useLogin } from './use-login';

interface LoginDialogProps {
  readonly reason: string | undefined;
  /** Initial address, from the signup dialog or the session that has ended. */
  readonly email: string | undefined;
  readonly onClose: () => void;
  readonly onSignup: (email: string) => void;
  readonly onForgot: (email: string) => void;
  /** The login succeeded but lasts for this page only. */
  readonly onNotStored: () => void;
}

export function LoginDialog({ reason, email = '', onClose, onSignup, onForgot, onNotStored }: LoginDialogProps) {
  const { values, message, waiting, form, field, edit } = useLogin(email, onNotStored);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (email) password.current?.focus();
  }, [email]);

  return (
    <Dialog isOpen onClose={onClose} title="Welcome Back" subtitle="Sign in to your account">
      <Reason>{reason}</Reason>
      <Form {...form}>
        <Field
          label="Professional Mail ID"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...REQUIRED}
          {...field('email')}
        />
        <PasswordField
          ref={password}
          label="Password"
          autoComplete="current-password"
          {...REQUIRED}
          {...secret(field('password'))}
        />
        <CheckboxLine>
          <input
            type="checkbox"
            checked={values.keepLoggedIn !== ''}
            onChange={({ target }) => edit('keepLoggedIn', target.checked ? 'yes' : '')}
          />
          Keep me logged in for {PERSISTENT_SESSION_DAYS} days
        </CheckboxLine>
        <ErrorLine role="alert">
          <FailureText>{message}</FailureText>
        </ErrorLine>
        <SubmitButton label="Login" busyLabel="Logging in…" waiting={waiting} />
      </Form>
      <SwitchLine>
        <SwitchButton type="button" onClick={() => onForgot(values.email)}>
          Forgot password?
        </SwitchButton>
      </SwitchLine>
      <SwitchLine>
        Don&apos;t have an account?{' '}
        <SwitchButton type="button" onClick={() => onSignup(values.email)}>
          Sign up here
        </SwitchButton>
      </SwitchLine>
    </Dialog>
  );
}

const Reason = ({ children }: { readonly children: ReactNode }) =>
  children ? <Notice tone="info">{children}</Notice> : null;
