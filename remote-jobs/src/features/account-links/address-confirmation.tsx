import { ACCOUNT_MESSAGES, CONFIRM_DAYS } from '@kadam/shared/contract/account';
import { emit } from '@kadam/shared/events';
import { Link } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { paths } from '../../paths';
import { Form, Sheet, Small } from './account-links.styles';
import { AddressChange } from './address-change';
import { useConfirmation } from './use-confirmation';
import { useMailLink } from './use-mail-link';

const LOGIN_REASON = 'Please log in to the account that you confirm.';

/** Confirms an address, the first or a new one, with the link of a mail. */
export function AddressConfirmation() {
  const { token, isChange } = useMailLink();
  return isChange ? <AddressChange token={token} /> : <FirstConfirmation token={token} />;
}

function FirstConfirmation({ token }: { readonly token: string | null }) {
  const session = useSession((state) => state.token);
  const { state, message, isSending, waiting, isDead, form } = useConfirmation(token);

  if (state.status === 'sent') {
    return (
      <Notice tone="success" title={ACCOUNT_MESSAGES.confirmed}>
        <Link to={paths.dashboard}>Go to your dashboard</Link>
      </Notice>
    );
  }
  if (token === null || isDead) {
    return (
      <Notice
        tone={isDead ? 'danger' : 'info'}
        title={isDead ? 'This link does not work.' : 'Please open the link of our mail.'}
      >
        It works once, for {CONFIRM_DAYS} days, and only for whoever is logged in to the account it was sent for. Open
        it from the newest mail again, or ask for another in your <Link to={paths.account}>account settings</Link>.
      </Notice>
    );
  }
  return (
    <Sheet>
      {session === null ? (
        <>
          <p>Log in to your account, and you can confirm its address here.</p>
          <Button onClick={() => emit('auth:openLogin', { reason: LOGIN_REASON })}>Log in</Button>
        </>
      ) : (
        <Form {...form} aria-label="Confirm your email address">
          <p>Press the button to confirm that the email address of your account is yours.</p>
          {message && <Notice tone="danger">{message}</Notice>}
          <Button type="submit" isBusy={isSending} busyLabel="Confirming…">
            Confirm my email address
          </Button>
          <StillLoading {...waiting} />
        </Form>
      )}
      <Small>
        You did not make this account? Do not confirm it.{' '}
        <Link to={paths.resetPassword}>Set a password of your own</Link>: then the account is yours alone, and you can
        delete it.
      </Small>
    </Sheet>
  );
}
