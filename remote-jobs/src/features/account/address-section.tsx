import type { AccountFacts } from '@kadam/shared/contract/account';
import { Notice } from '@kadam/shared/ui/notice';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { Section } from './account.styles';
import { EmailChange } from './email-change';
import { useResend, type ActionProps } from './use-account-actions';

interface AddressSectionProps extends ActionProps {
  readonly facts: AccountFacts;
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

export function AddressSection({ facts: { email, isEmailConfirmed, createdAt }, onExpire }: AddressSectionProps) {
  return (
    <Section aria-labelledby="address-section">
      <h2 id="address-section">Email address</h2>
      <p>
        <strong>{email}</strong> ({isEmailConfirmed ? 'confirmed' : 'not confirmed yet'}). Your account was created on{' '}
        {days.format(new Date(createdAt))}.
      </p>
      {!isEmailConfirmed && <Resend onExpire={onExpire} />}
      <EmailChange key={email} current={email} onExpire={onExpire} />
    </Section>
  );
}

function Resend(act: ActionProps) {
  const { state, message, waiting, serverMessage, form } = useResend(act);
  return (
    <>
      <p>
        Please open the link in the mail that we sent when you signed up. It shows us that the mails about your account
        reach only you.
      </p>
      {message && <Notice tone="danger">{message}</Notice>}
      {state.status === 'sent' && <Notice tone="success">{serverMessage}</Notice>}
      <form {...form}>
        <SubmitButton label="Send the mail again" busyLabel="Sending…" variant="secondary" waiting={waiting} />
      </form>
    </>
  );
}
