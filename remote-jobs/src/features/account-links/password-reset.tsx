import { ACCOUNT_MESSAGES, RESET_MINUTES, UNDO_EMAIL_DAYS } from '@kadam/shared/contract/account';
import { BRAND } from '@kadam/shared/contract/brand';
import { emit } from '@kadam/shared/events';
import { Link } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { NewPasswordFields } from '../../new-password-fields';
import { paths } from '../../paths';
import { Form, Sheet } from './account-links.styles';
import { ContentsNotice } from './contents-notice';
import { useLinkRequest } from './use-link-request';
import { useMailLink } from './use-mail-link';
import { useReset } from './use-reset';

/** Sets a new password with the link in a mail; without a working link, requests one. */
export function PasswordReset() {
  const { token, isUnconfirmed, isUndo } = useMailLink();
  if (token === null) {
    return (
      <Sheet>
        <p>Tell us the address of your account, and we send you a link with which you choose a new password.</p>
        <LinkRequestForm />
      </Sheet>
    );
  }
  return <NewPassword key={token} token={token} isUnconfirmed={isUnconfirmed} isUndo={isUndo} />;
}

interface NewPasswordProps {
  readonly token: string;
  readonly isUnconfirmed: boolean;
  readonly isUndo: boolean;
}

function NewPassword({ token, isUnconfirmed, isUndo }: NewPasswordProps) {
  const { state, message, waiting, isDead, result, form, field } = useReset(token);
  const isLoggedIn = useSession(({ token: session, email }) => session !== null && email === result?.email);
  if (isDead && isUndo) {
    return (
      <Notice tone="danger" title="This link no longer works.">
        It works once, for {UNDO_EMAIL_DAYS} days. If you did not change the email address of your account, write to{' '}
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>.
      </Notice>
    );
  }
  if (isDead) {
    return (
      <Sheet>
        <Notice tone="danger" title="This link no longer works.">
          It works once, for {RESET_MINUTES} minutes, and not after the password was changed. Ask for a new one here.
        </Notice>
        <LinkRequestForm />
      </Sheet>
    );
  }
  if (state.status === 'sent') {
    const login = () =>
      emit('auth:openLogin', { reason: ACCOUNT_MESSAGES.resetDone, ...(result?.email && { email: result.email }) });
    return (
      <Stack gap={3}>
        <Notice
          tone="success"
          title="Your password is set."
          action={
            isLoggedIn ? (
              <Link to={paths.dashboard}>Go to your dashboard</Link>
            ) : (
              <Button onClick={login}>Log in</Button>
            )
          }
        >
          Every earlier session of the account has ended, and your address is {isUndo ? 'restored' : 'confirmed'}.
        </Notice>
        {result?.contents && <ContentsNotice contents={result.contents} />}
      </Stack>
    );
  }
  return (
    <Sheet>
      {isUnconfirmed && (
        <Notice tone="info" title="This address has not been confirmed yet.">
          Setting a password confirms it and locks out everyone else. Everything in the account stays, and you see here
          what was there: if a stranger put it there, you can delete the account.
        </Notice>
      )}
      {isUndo && (
        <Notice tone="info" title="Undo the change of your email address">
          Setting a new password restores the email address that got this mail, ends every session, and locks out
          whoever changed it. Everything in the account stays.
        </Notice>
      )}
      <Form {...form} aria-label="New password">
        <NewPasswordFields field={field} />
        {message && <Notice tone="danger">{message}</Notice>}
        <SubmitButton label="Set password" busyLabel="Setting…" waiting={waiting} />
      </Form>
    </Sheet>
  );
}

function LinkRequestForm() {
  const { state, message, waiting, serverMessage, form, field } = useLinkRequest();
  return (
    <Form {...form} aria-label="Ask for a link">
      <Field label="Email" type="email" inputMode="email" autoComplete="username" isRequired {...field('email')} />
      {message && <Notice tone="danger">{message}</Notice>}
      {state.status === 'sent' && (
        <Notice tone="success" title="Please check your email.">
          {serverMessage} If no email arrives, look in the spam folder and check the address.
        </Notice>
      )}
      <SubmitButton label="Send me a link" busyLabel="Sending…" waiting={waiting} />
    </Form>
  );
}
