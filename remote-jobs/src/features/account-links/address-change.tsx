import { ACCOUNT_MESSAGES, CHANGE_EMAIL_HOURS } from '@kadam/shared/contract/account';
import { emit } from '@kadam/shared/events';
import { Link } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { paths } from '../../paths';
import { Form, Sheet, Small } from './account-links.styles';
import { useNewAddress } from './use-new-address';

const LOGIN_REASON = 'Please log in with your present email address.';

/** Confirms the new address with the link of a mail; the member has to be logged in. */
export function AddressChange({ token }: { readonly token: string | null }) {
  const session = useSession((state) => state.token);
  const { state, message, isSending, waiting, isDead, email, form } = useNewAddress(token);

  if (state.status === 'sent') {
    return (
      <Notice tone="success" title={ACCOUNT_MESSAGES.emailChanged}>
        From now on you log in with {email}. <Link to={paths.account}>Go to your account settings</Link>
      </Notice>
    );
  }
  if (isDead) {
    return (
      <Notice tone="danger" title="This link does not work.">
        It works once, for {CHANGE_EMAIL_HOURS} hours, only for whoever is logged in to the account it was made for, and
        not after the password was changed. Your <Link to={paths.account}>account settings</Link> show your present
        email address, and you can ask for another link there.
      </Notice>
    );
  }
  return (
    <Sheet>
      {session === null ? (
        <>
          <p>Log in with your present email address, and you can confirm the new one here.</p>
          <Button onClick={() => emit('auth:openLogin', { reason: LOGIN_REASON })}>Log in</Button>
        </>
      ) : (
        <Form {...form} aria-label="Confirm your new email address">
          <p>Press the button to make this the email address of your account. You are logged out everywhere else.</p>
          {message && <Notice tone="danger">{message}</Notice>}
          <Button type="submit" isBusy={isSending} busyLabel="Confirming…">
            Confirm my new email address
          </Button>
          <StillLoading {...waiting} />
        </Form>
      )}
      <Small>You did not ask for this? Do not confirm it, and nothing changes.</Small>
    </Sheet>
  );
}
