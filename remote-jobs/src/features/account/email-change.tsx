import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { SmallText } from '@kadam/shared/ui/small-text';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { secret } from '../../lib/secret-field';
import { Form } from './account.styles';
import { type ActionProps, useEmailChange } from './use-account-actions';

interface EmailChangeProps extends ActionProps {
  readonly current: string;
}

export function EmailChange({ current, ...act }: EmailChangeProps) {
  const { state, message, waiting, serverMessage, form, field } = useEmailChange(current, act);
  if (state.status === 'sent') return <Notice tone="success">{serverMessage}</Notice>;
  return (
    <Form {...form} aria-label="Change email address">
      <Field label="New email" type="email" inputMode="email" autoComplete="email" isRequired {...field('email')} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        isRequired
        {...secret(field('password'))}
      />
      <SmallText>
        We send a link to the new address and a notice to the current one. The address changes when you open the link,
        and your other sessions end then. Job alerts and mails about applications follow the new address. The newsletter
        stays with the address it was ordered for, and the email in your job profile stays as you wrote it.
      </SmallText>
      {message && <Notice tone="danger">{message}</Notice>}
      <div>
        <SubmitButton label="Send the link" busyLabel="Sending…" waiting={waiting} />
      </div>
    </Form>
  );
}
