import {
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  resetPassword,
  type AccountContents,
} from '@kadam/shared/contract/account';
import { listen } from '@kadam/shared/events';
import { currentSession, rememberConfirmation } from '@kadam/shared/session';
import { screen, waitFor } from '@testing-library/react';
import { beMember, logIn, MEMBER, watchLoginRequests } from '../testing/member';
import { rejected } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import ResetPasswordPage from './reset-password-page';
import ConfirmEmailPage from './confirm-email-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ resetPassword: ResetPasswordPage, confirmEmail: ConfirmEmailPage });

const TOKEN = 'a'.repeat(43);
const GONE = rejected(410, 'This link no longer works.', { code: 'GONE' });

const { api } = eachTest();

describe('the link of a forgotten password', () => {
  const resetResponse = (contents?: AccountContents) => ({
    status: 200,
    body: {
      success: true,
      message: 'Your password is set. Please log in with it.',
      email: MEMBER.email,
      ...(contents && { contents }),
    },
  });
  const choose = async (user: ReturnType<typeof openPage>, password = 'river-of-stones') => {
    await user.type(screen.getByLabelText(/^New password \*/), password);
    await user.type(screen.getByLabelText(/^New password again/), password);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
  };

  test('leaves the address bar at once, sets the password, and opens the login with the address', async () => {
    api.on(resetPassword, () => resetResponse());
    const requested: unknown[] = [];
    const stop = listen('auth:openLogin', (detail) => requested.push(detail));
    const user = openPage(`/reset-password#token=${TOKEN}`);
    await waitFor(() => expect(window.location.href).not.toContain(TOKEN));
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(api.received(resetPassword).map(({ body }) => body)).toEqual([
      { token: TOKEN, newPassword: 'river-of-stones' },
    ]);
    expect(requested).toEqual([{ reason: 'Your password is set. Please log in with it.', email: MEMBER.email }]);
    stop();
  });

  test('signs out the member of that account, as all sessions have ended', async () => {
    api.on(resetPassword, () => resetResponse());
    beMember();
    const user = openPage(`/reset-password#token=${TOKEN}`);
    await choose(user);
    await screen.findByText('Your password is set.');
    expect(currentSession().token).toBeNull();
    expect(document.title).toBe('Your password is set | Kadam');
  });

  test('leads to the dashboard once the member has logged in to that account', async () => {
    api.on(resetPassword, () => resetResponse());
    const user = openPage(`/reset-password#token=${TOKEN}`);
    await choose(user);
    await screen.findByRole('button', { name: 'Log in' });
    logIn();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveProperty('pathname', '/dashboard');
  });

  test('explains for an unconfirmed account what stays, and lists its contents afterwards', async () => {
    const nothing = { applications: 0, enrollments: 0, savedJobs: 0, jobAlerts: 0, resumes: 0 };
    api.on(resetPassword, () =>
      resetResponse({ ...nothing, name: 'Asha Rao', hasJobProfile: true, applications: 1, savedJobs: 3 }),
    );
    const user = openPage(`/reset-password#token=${TOKEN}&unconfirmed`);
    expect(screen.getByText(/Everything in the account stays/)).toBeTruthy();
    await choose(user);
    await screen.findByText('Your password is set.');
    expect(screen.getByText('Asha Rao')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a job profile',
      '1 application',
      '3 saved jobs',
    ]);
    expect(screen.getByRole('link', { name: 'delete the account' })).toHaveProperty('hash', '#delete');
  });

  test('of a confirmed account lists nothing afterwards', async () => {
    api.on(resetPassword, () => resetResponse());
    const user = openPage(`/reset-password#token=${TOKEN}`);
    await choose(user);
    await screen.findByText('Your password is set.');
    expect(screen.queryByText('What was in the account')).toBeNull();
  });

  test('that works no more offers another one', async () => {
    api.on(resetPassword, () => GONE);
    api.on(forgotPassword, () => ({ status: 202, body: { success: true, message: 'A mail is on its way.' } }));
    const user = openPage(`/reset-password#token=${TOKEN}`);
    await choose(user);
    expect(await screen.findByText('This link no longer works.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Email/), ' asha@example.in');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText('Please check your email.')).toBeTruthy();
    expect(api.received(forgotPassword).map(({ body }) => body)).toEqual([{ email: 'asha@example.in' }]);
  });

  test('a rejected password has one error beside its field, and can be sent again', async () => {
    const message = 'This password is too common. Please choose another.';
    api.on(resetPassword, () => rejected(400, message, { details: [{ field: 'newPassword', message }] }));
    const user = openPage(`/reset-password#token=${TOKEN}`);
    await choose(user, 'password');
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Set password' })).toHaveProperty('disabled', false);
  });

  test('that undoes a change of address announces it, and restores the address with a new password', async () => {
    api.on(resetPassword, () => resetResponse());
    const user = openPage(`/reset-password#token=${TOKEN}&undo`);
    expect(screen.getByText(/restores the email address that got this mail/)).toBeTruthy();
    await choose(user);
    expect(await screen.findByText(/your address is restored/)).toBeTruthy();
    expect(api.received(resetPassword).map(({ body }) => body)).toEqual([
      { token: TOKEN, newPassword: 'river-of-stones' },
    ]);
  });

  test('that undoes a change of address and works no more leads to us, not to another link', async () => {
    api.on(resetPassword, () => GONE);
    const user = openPage(`/reset-password#token=${TOKEN}&undo`);
    await choose(user);
    expect(await screen.findByText('This link no longer works.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  });

  test('without a link the page requests the address', () => {
    openPage('/reset-password');
    expect(screen.getByRole('button', { name: 'Send me a link' })).toBeTruthy();
  });
});

describe('the link that confirms an address', () => {
  test('changes nothing when opened; its button confirms for the current user', async () => {
    api.on(confirmEmail, () => ({ status: 200, body: { success: true, message: 'Thank you.' } }));
    beMember();
    const user = openPage(`/confirm-email#token=${TOKEN}`);
    await waitFor(() => expect(window.location.href).not.toContain(TOKEN));
    expect(api.received(confirmEmail)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
    expect(await screen.findByText('Thank you, your email address is confirmed.')).toBeTruthy();
    expect(api.received(confirmEmail).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  test('requires a login first, and explains what to do with a foreign account', async () => {
    const { reasons, stop } = watchLoginRequests();
    const user = openPage(`/confirm-email#token=${TOKEN}`);
    expect(screen.getByRole('link', { name: 'Set a password of your own' })).toHaveProperty(
      'pathname',
      '/reset-password',
    );
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(reasons).toEqual(['Please log in to the account that you confirm.']);
    logIn();
    expect(await screen.findByRole('button', { name: 'Confirm my email address' })).toBeTruthy();
    stop();
  });

  test('that works no more leads to the account settings', async () => {
    api.on(confirmEmail, () => GONE);
    beMember();
    const user = openPage(`/confirm-email#token=${TOKEN}`);
    await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
    expect(await screen.findByText('This link does not work.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'account settings' })).toHaveProperty('pathname', '/account');
  });
});

describe('the link that gives an account a new address', () => {
  test('changes nothing when opened; its button changes the address, also in the session', async () => {
    const email = 'asha.new@example.in';
    api.on(confirmNewEmail, () => ({ status: 200, body: { success: true, message: 'Done.', email } }));
    beMember();
    rememberConfirmation(false);
    const user = openPage(`/confirm-email#token=${TOKEN}&change`);
    await waitFor(() => expect(window.location.href).not.toContain(TOKEN));
    expect(api.received(confirmNewEmail)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm my new email address' }));
    expect(await screen.findByText(/Your email address is changed/)).toBeTruthy();
    expect(screen.getByText(/From now on you log in with asha\.new@example\.in/)).toBeTruthy();
    expect(api.received(confirmNewEmail).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    expect(currentSession()).toMatchObject({ email, isUnconfirmed: false, token: MEMBER.token });
  });

  test('requires a login with the current address first', async () => {
    const { reasons, stop } = watchLoginRequests();
    const user = openPage(`/confirm-email#token=${TOKEN}&change`);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(reasons).toEqual(['Please log in with your current email address.']);
    logIn();
    expect(await screen.findByRole('button', { name: 'Confirm my new email address' })).toBeTruthy();
    stop();
  });

  test('that works no more leads to the account settings and leaves the address as it was', async () => {
    api.on(confirmNewEmail, () => GONE);
    beMember();
    const user = openPage(`/confirm-email#token=${TOKEN}&change`);
    await user.click(screen.getByRole('button', { name: 'Confirm my new email address' }));
    expect(await screen.findByText('This link does not work.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'account settings' })).toHaveProperty('pathname', '/account');
    expect(currentSession().email).toBe(MEMBER.email);
  });
});
