import { act, screen, waitFor } from '@testing-library/react';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import JoinPage from './join-page';

const accept = 'POST /office/staff/invitations/accept';

const server = serveOffice(['owner'], () => ({
  [accept]: () => ok({ ...SESSION, secondFactor: 'missing', endsAt: null }),
}));

const open = (hash = '#token=abc') => openPage(<JoinPage />, `/office/join${hash}`);

test('a member accepts the invitation, and the secret is removed from the URL', async () => {
  const user = open();
  const button = await screen.findByRole('button', { name: 'Accept the invitation' });
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(screen.getByText(/logged in as asha@example.in/)).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(window.location.pathname).toBe('/office'));
  expect(server.bodiesOf(accept)).toEqual([{ token: 'abc' }]);
  expect(currentSession().isStaff).toBe(true);
});

test.each([STAFF_MESSAGES.invitationOver, STAFF_MESSAGES.invitationOfOther])('shows: %s', async (message) => {
  server.routes[accept] = () => failed(message === STAFF_MESSAGES.invitationOver ? 410 : 403, message);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(currentSession().isStaff).toBe(false);
});

test('a visitor logs in first, and the invitation is kept', async () => {
  const user = open();
  act(() => signOut());
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  act(() => void signIn({ token: 't-2', userId: 'u-1' }));
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(server.bodiesOf(accept)).toEqual([{ token: 'abc' }]));
});

test('a link without its secret shows what to do', async () => {
  open('');
  expect(await screen.findByText('This link is incomplete')).toBeTruthy();
});
