import { AUTH_MESSAGES, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@kadam/shared/contract/auth';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { ErrorLine, Form, NameRow, SmallPrint, SwitchButton, SwitchLine } from './auth.styles';
import { emailRule, required } from './fields';
import { passwordHint } from './password-strength';
import { useEditedField } from './use-edited-field';
import { useSignup } from './use-signup';

interface SignupDialogProps {
  readonly onClose: () => void;
  /** Goes to the login; with the address when an account has just been made. */
  readonly onLogin: (email?: string) => void;
}

export function SignupDialog({ onClose, onLogin }: SignupDialogProps) {
  const { form, errorLine, submit, isSubmitting, isDirty } = useSignup(onLogin);
  const field = useEditedField(form);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Let's get started, Sign Up"
      subtitle="Create your account to continue"
      isDirty={isDirty}
    >
      <Form noValidate onSubmit={submit}>
        <NameRow>
          <Field
            label="First Name"
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            {...field('firstName', required(AUTH_MESSAGES.firstNameRequired))}
          />
          <Field
            label="Last Name"
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
            {...field('lastName', required(AUTH_MESSAGES.lastNameRequired))}
          />
        </NameRow>
        <Field
          label="Professional Mail ID"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email', emailRule)}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX_LENGTH}
          hint={passwordHint(form.watch('password'))}
          {...field('password', passwordRule, 'confirmation')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...field('confirmation', (value, { password }) => confirmationRule(value, password))}
        />
        <Agreement />
        <ErrorLine role="alert">{errorLine}</ErrorLine>
        <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel="Creating your account…">
          Sign Up
        </Button>
      </Form>
      <SwitchLine>
        Already have an account?{' '}
        <SwitchButton type="button" onClick={() => onLogin()}>
          Login
        </SwitchButton>
      </SwitchLine>
    </Dialog>
  );
}

// In a new tab, so that what was typed here stays.
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

function passwordRule(value: string): true | string {
  if (value === '') return AUTH_MESSAGES.passwordRequired;
  return value.length >= PASSWORD_MIN_LENGTH || AUTH_MESSAGES.passwordTooShort;
}

function confirmationRule(value: string, password: string): true | string {
  if (value === '') return AUTH_MESSAGES.confirmationRequired;
  return value === password || AUTH_MESSAGES.confirmationDiffers;
}
