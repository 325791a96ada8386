import { emit } from '@kadam/shared/events';
import { Link } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { homeHref } from '../../paths';
import { useJoin } from './use-join';

/** The page that an invitation links to. */
export function Join() {
  const email = useSession((session) => session.email);
  const isSignedIn = useSession((session) => session.token !== null);
  const form = useJoin();
  if (!form.hasToken) {
    return (
      <>
        <h1>Join the office</h1>
        <EmptyState
          title="This link is incomplete"
          text="Open the link of the invitation again, or copy all of it into the address bar."
          action={<Link to={homeHref}>Back to the home page</Link>}
        />
      </>
    );
  }
  const handleLogin = () => emit('auth:openLogin', { reason: 'Log in with the address the invitation was sent to.' });
  return (
    <Stack as="form" gap={2} {...form.form}>
      <h1>Join the office</h1>
      <p>You are invited to work in the office of this portal.</p>
      {form.message && <Notice tone="danger" title={form.message} />}
      {isSignedIn ? (
        <>
          <p>You are logged in{email !== null && ` as ${email}`}. The invitation is for one address only.</p>
          <Button type="submit" isBusy={form.isSending} busyLabel="Joining…">
            Accept the invitation
          </Button>
        </>
      ) : (
        <>
          <p>Log in, or sign up, with the address the invitation was sent to.</p>
          <Button onClick={handleLogin}>Log in</Button>
        </>
      )}
      <StillLoading {...form.waiting} />
    </Stack>
  );
}
