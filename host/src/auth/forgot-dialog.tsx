import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { ErrorLine, Form, SwitchButton, SwitchLine } from './auth.styles';
import { REQUIRED } from './fields';
import { useForgot } from './use-forgot';

interface ForgotDialogProps {
  /** Initial address, from another dialog. */
  readonly email: string | undefined;
  readonly onClose: () => void;
  readonly onLogin: (email: string) => void;
}

/** Requests a password reset link. */
export function ForgotDialog({ email = '', onClose, onLogin }: ForgotDialogProps) {
  const { values, message, waiting, response, form, field } = useForgot(email);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Forgot password?"
      subtitle="We send you a link with which you choose a new one."
    >
      <Form {...form}>
        <Field
          label="Professional Mail ID"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...REQUIRED}
          {...field('email')}
        />
        <ErrorLine role="alert">{message}</ErrorLine>
        {response && (
          <Notice tone="success" title="Please check your email.">
            {response} If no email arrives, look in the spam folder and check the address.
          </Notice>
        )}
        <SubmitButton label="Send me a link" busyLabel="Sending…" waiting={waiting} />
      </Form>
      <SwitchLine>
        <SwitchButton type="button" onClick={() => onLogin(values.email)}>
          Back to log in
        </SwitchButton>
      </SwitchLine>
    </Dialog>
  );
}
