import type { ReactNode } from 'react';
import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { ErrorLine, Form, SwitchButton, SwitchLine } from './auth.styles';
import { emailRule } from './fields';
import { useEditedField } from './use-edited-field';
import { useLogin } from './use-login';

interface LoginDialogProps {
  readonly reason: string | undefined;
  /** Address to begin with, known from the signup that has just succeeded or the session that has just ended. */
  readonly email: string | undefined;
  readonly onClose: () => void;
  readonly onSignup: () => void;
}

export function LoginDialog({ reason, email = '', onClose, onSignup }: LoginDialogProps) {
  const { form, errorLine, submit, isSubmitting, isDirty } = useLogin(email);
  const field = useEditedField(form);

  return (
    <Dialog isOpen onClose={onClose} title="Welcome Back" subtitle="Sign in to your account" isDirty={isDirty}>
      <Reason>{reason}</Reason>
      <Form noValidate onSubmit={submit}>
        <Field
          label="Professional Mail ID"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...field('email', emailRule)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...field('password', (value) => value !== '' || AUTH_MESSAGES.passwordRequired)}
        />
        <ErrorLine role="alert">{errorLine}</ErrorLine>
        <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel="Signing in…">
          Login
        </Button>
      </Form>
      <SwitchLine>
        Don&apos;t have an account?{' '}
        <SwitchButton type="button" onClick={onSignup}>
          Sign up here
        </SwitchButton>
      </SwitchLine>
    </Dialog>
  );
}

const Reason = ({ children }: { readonly children: ReactNode }) =>
  children ? <Notice tone="info">{children}</Notice> : null;
