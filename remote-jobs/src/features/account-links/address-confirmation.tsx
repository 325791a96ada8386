import { ACCOUNT_MESSAGES, CHANGE_EMAIL_HOURS, CONFIRM_DAYS } from '@kadam/shared/contract/account';
import { emit } from '@kadam/shared/events';
import { Link } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { SmallText } from '@kadam/shared/ui/small-text';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { Form, Sheet } from './account-links.styles';
import { useConfirmation, useNewAddress } from './use-link-button';
import { useMailLink } from './use-mail-link';

/** Confirms an address, the first or a new one, with the link in a mail. */
export function AddressConfirmation() {
  const { token, isChange } = useMailLink();
  return isChange ? <NewAddress token={token} /> : <FirstAddress token={token} />;
}

function FirstAddress({ token }: { readonly token: string | null }) {
  const link = useConfirmation(token);
  if (link.state.status === 'sent') {
    return (
      <Notice tone="success" title={ACCOUNT_MESSAGES.confirmed}>
        <Link to={paths.dashboard}>Go to your dashboard</Link>
      </Notice>
    );
  }
  if (token === null || link.isDead) {
    return (
      <Notice
        tone={link.isDead ? 'danger' : 'info'}
        title={link.isDead ? 'This link does not work.' : 'Please open the link in our mail.'}
      >
        It works once, for {CONFIRM_DAYS} days, and only while you are logged in to the account it was sent for. Open it
        from the newest mail again, or ask for another in your <Link to={paths.account}>account settings</Link>.
      </Notice>
    );
  }
  return (
    <LinkSheet
      link={link}
      loginReason="Please log in to the account that you confirm."
      loginText="Log in to your account, and you can confirm its address here."
      label="Confirm your email address"
      text="Press the button to confirm that the email address of your account is yours."
      button="Confirm my email address"
    >
      Did you not create this account? Then do not confirm it.{' '}
      <Link to={paths.resetPassword}>Set a password of your own</Link>: then the account is yours alone, and you can
      delete it.
    </LinkSheet>
  );
}

function NewAddress({ token }: { readonly token: string | null }) {
  const link = useNewAddress(token);
  if (link.state.status === 'sent') {
    return (
      <Notice tone="success" title={ACCOUNT_MESSAGES.emailChanged}>
        From now on you log in with {link.email}. <Link to={paths.account}>Go to your account settings</Link>
      </Notice>
    );
  }
  if (link.isDead) {
    return (
      <Notice tone="danger" title="This link does not work.">
        It works once, for {CHANGE_EMAIL_HOURS} hours, only while you are logged in to the account it was made for, and
        not after the password was changed. Your <Link to={paths.account}>account settings</Link> show your current
        email address, and you can ask for another link there.
      </Notice>
    );
  }
  return (
    <LinkSheet
      link={link}
      loginReason="Please log in with your current email address."
      loginText="Log in with your current email address, and you can confirm the new one here."
      label="Confirm your new email address"
      text="Press the button to make this the email address of your account. You are logged out everywhere else."
      button="Confirm my new email address"
    >
      You did not ask for this? Do not confirm it, and nothing changes.
    </LinkSheet>
  );
}

interface LinkSheetProps extends Readonly<Record<'loginReason' | 'loginText' | 'label' | 'text' | 'button', string>> {
  readonly link: ReturnType<typeof useConfirmation>;
  readonly children: ReactNode;
}

// The button of a mail link, which needs a session.
function LinkSheet({ link, loginReason, loginText, label, text, button, children }: LinkSheetProps) {
  const isVisitor = useSession((state) => state.token === null);
  const { message, waiting, form } = link;
  return (
    <Sheet>
      {isVisitor ? (
        <>
          <p>{loginText}</p>
          <Button onClick={() => emit('auth:openLogin', { reason: loginReason })}>Log in</Button>
        </>
      ) : (
        <Form {...form} aria-label={label}>
          <p>{text}</p>
          {message && <Notice tone="danger">{message}</Notice>}
          <SubmitButton label={button} busyLabel="Confirming…" waiting={waiting} />
        </Form>
      )}
      <SmallText>{children}</SmallText>
    </Sheet>
  );
}
