import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession, rememberConfirmation, signIn, signOut } from '@kadam/shared/session';
import { ApiServer } from '@kadam/shared/testing/api-server';
import { ConfirmationBanner } from './confirmation-banner';

const api = new ApiServer();
const account = (isEmailConfirmed: boolean) => ({
  status: 200,
  body: { success: true, account: { email: 'asha@example.in', isEmailConfirmed } },
});

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.calls.length = 0;
  signOut();
  signIn({ token: 't-1', userId: 'u-1' });
  rememberConfirmation(false);
});

test('the mail is sent again on request, and the server’s response replaces the button', async () => {
  const message = 'A mail with a link is on its way to you.';
  api.respond = ({ path }) =>
    path === '/api/account' ? account(false) : { status: 202, body: { success: true, message } };
  render(<ConfirmationBanner />);
  expect(screen.getByText('Please confirm your email address.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(currentSession().isUnconfirmed).toBe(true);
});

test('a rate limit is shown, and the button stays', async () => {
  const message = 'Too many attempts. Please wait 20 minutes and try again.';
  api.respond = ({ path }) =>
    path === '/api/account' ? account(false) : { status: 429, body: { success: false, message } };
  render(<ConfirmationBanner />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy();
});

test('an address that was confirmed on another device shows no banner', async () => {
  api.respond = () => account(true);
  render(<ConfirmationBanner />);
  await waitFor(() => expect(currentSession().isUnconfirmed).toBe(false));
});
