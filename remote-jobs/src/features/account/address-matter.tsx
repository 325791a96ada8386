import type { AccountFacts } from '@kadam/shared/contract/account';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { Matter } from './account.styles';
import { EmailChange } from './email-change';
import { useResend, type ActProps } from './use-account-acts';

interface AddressMatterProps extends ActProps {
  readonly facts: AccountFacts;
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

/** The address of the account, and whether it is confirmed. */
export function AddressMatter({ facts: { email, isEmailConfirmed, createdAt }, onExpire }: AddressMatterProps) {
  return (
    <Matter aria-labelledby="address-matter">
      <h2 id="address-matter">Email address</h2>
      <p>
        <strong>{email}</strong> ({isEmailConfirmed ? 'confirmed' : 'not confirmed yet'}). Your account was made on{' '}
        {days.format(new Date(createdAt))}.
      </p>
      {!isEmailConfirmed && <Resend onExpire={onExpire} />}
      <EmailChange key={email} present={email} onExpire={onExpire} />
    </Matter>
  );
}

function Resend(act: ActProps) {
  const { state, message, isSending, waiting, said, form } = useResend(act);
  return (
    <>
      <p>
        Please open the link of the mail that we sent when you signed up. It shows us that the mails about your account
        reach you and nobody else.
      </p>
      {message && <Notice tone="danger">{message}</Notice>}
      {state.status === 'sent' && <Notice tone="success">{said}</Notice>}
      <form {...form}>
        <Button type="submit" variant="secondary" isBusy={isSending} busyLabel="Sending…">
          Send the mail again
        </Button>
        <StillLoading {...waiting} />
      </form>
    </>
  );
}
