import {
  changeEmail,
  deleteAccount,
  downloadData,
  getAccount,
  resendConfirmation,
  type OpenSession,
} from '@kadam/shared/contract/account';
import { chooseConsent, CONSENT_MESSAGES, CONSENT_PURPOSES, listConsents } from '@kadam/shared/contract/consents';
import { listOwnPrivacyRequests, sendOwnPrivacyRequest } from '@kadam/shared/contract/privacy-requests';
import { changePassword, logoutEverywhere } from '@kadam/shared/contract/auth';
import type { Endpoint } from '@kadam/shared/contract/endpoint';
import { currentSession } from '@kadam/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import type { Response } from '../testing/api-server';
import { beMember, logIn, MEMBER, watchLoginRequests } from '../testing/member';
import { rejected } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import AccountPage from './account-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ account: AccountPage });

const facts = (isEmailConfirmed: boolean, sessions: readonly OpenSession[] = []): Response => ({
  status: 200,
  body: {
    success: true,
    account: { email: MEMBER.email, isEmailConfirmed, createdAt: '2026-03-01T06:00:00.000Z', sessions },
  },
});
const ok = (data: object): Response => ({ status: 200, body: { success: true, data } });
const choices = (given: readonly string[] = []) =>
  ok({
    choices: CONSENT_PURPOSES.map((purpose) => {
      const isGiven = given.includes(purpose);
      return { purpose, isGiven, since: isGiven ? '2026-11-27T04:30:00.000Z' : null };
    }),
  });
const done = (rest: object = {}, status = 200) => ({ status, body: { success: true, message: 'Done.', ...rest } });
const WRONG = rejected(400, 'This is not your current password.', {
  code: 'INVALID_INPUT',
  details: [{ field: 'password', message: 'This is not your current password.' }],
});

const { api } = eachTest((server) => {
  server.on(getAccount, () => facts(true));
  server.on(listConsents, () => choices());
  server.on(listOwnPrivacyRequests, () => ok({ requests: [] }));
});

async function open() {
  beMember();
  const user = openPage('/account');
  await screen.findByRole('heading', { name: 'Password' });
  return user;
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const bodies = (endpoint: Endpoint) => api.received(endpoint).map(({ body }) => body);

describe('account settings', () => {
  test('require a login, and continue after it', async () => {
    const { reasons, stop } = watchLoginRequests();
    openPage('/account');
    expect(reasons).toEqual(['Please log in to see your account settings']);
    logIn();
    expect(await screen.findByText(/asha@example.in/)).toBeTruthy();
    expect(screen.getByText(/\(confirmed\)\. Your account was created on 1 March 2026\./)).toBeTruthy();
    stop();
  });

  test('open the deletion dialog for a link with its hash', async () => {
    beMember();
    openPage('/account#delete');
    expect(await screen.findByRole('heading', { name: 'Delete your account for good?' })).toBeTruthy();
  });

  test('list the sessions, and which of them is persistent', async () => {
    const at = '2026-03-01T06:00:00.000Z';
    api.on(getAccount, () =>
      facts(true, [
        { startedAt: at, lastUsedAt: at, isKept: false, isCurrent: true },
        { startedAt: at, lastUsedAt: at, isKept: true, isCurrent: false },
      ]),
    );
    await open();
    const list = within(screen.getByRole('list', { name: 'Where you are logged in' }));
    const [current, other] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(current).toMatch(/^This device: logged in .*2026.*$/);
    expect(current).not.toContain('30 days');
    expect(other).toMatch(/^Another device: .*last used .*, stays logged in for 30 days after each use$/);
  });

  test('show that an address is not confirmed, and send the mail again', async () => {
    api.on(getAccount, () => facts(false));
    api.on(resendConfirmation, () => done({ message: 'A mail with a link is on its way to you.' }, 202));
    const user = await open();
    expect(screen.getByText(/not confirmed yet/)).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText('A mail with a link is on its way to you.')).toBeTruthy();
    expect(api.received(resendConfirmation)).toHaveLength(1);
  });

  test('request a change of the email address with the password, and show the next step', async () => {
    const message = 'If this address can be used, a mail with a link is on its way to it.';
    api.on(changeEmail, ({ body }) =>
      (body as { password: string }).password === 'monsoon-clouds' ? done({ message }, 202) : WRONG,
    );
    const user = await open();
    const { getByLabelText, getByRole, getByText, findByText } = form('Change email address');
    const send = () => user.click(getByRole('button', { name: 'Send the link' }));
    await send();
    expect([getByText('New email is required'), getByText('Password is required')]).toHaveLength(2);
    await user.type(getByLabelText(/^New email/), MEMBER.email.toUpperCase());
    await user.type(getByLabelText(/^Current password/), 'wrong one');
    await send();
    expect(getByText('This is already the email address of your account.')).toBeTruthy();
    expect(bodies(changeEmail)).toEqual([]);

    await user.clear(getByLabelText(/^New email/));
    await user.type(getByLabelText(/^New email/), ' asha.new@example.in ');
    await send();
    expect(await findByText('This is not your current password.')).toBeTruthy();
    await user.clear(getByLabelText(/^Current password/));
    await user.type(getByLabelText(/^Current password/), 'monsoon-clouds');
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(bodies(changeEmail).at(-1)).toEqual({ email: 'asha.new@example.in', password: 'monsoon-clouds' });
    expect(screen.queryByRole('form', { name: 'Change email address' })).toBeNull();
    expect(currentSession().email).toBe(MEMBER.email);
  });

  test('change the password with the current one, and show which sessions ended', async () => {
    api.on(changePassword, () => done());
    const user = await open();
    const { getByLabelText, getByRole } = form('Change password');
    await user.click(getByRole('button', { name: 'Change password' }));
    expect(screen.getAllByText('Password is required')).toHaveLength(2);
    await user.type(getByLabelText(/^Current password/), 'monsoon-clouds');
    await user.type(getByLabelText(/^New password \*/), 'river-of-stones');
    await user.type(getByLabelText(/^New password again/), 'river-of-stone');
    await user.click(getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(bodies(changePassword)).toEqual([]);
    await user.type(getByLabelText(/^New password again/), 's');
    await user.click(getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your password is changed.')).toBeTruthy();
    expect(bodies(changePassword)).toEqual([{ currentPassword: 'monsoon-clouds', newPassword: 'river-of-stones' }]);
  });

  test.each([
    [0, 'You are logged out. There was no other session.'],
    [2, 'You are logged out everywhere. 2 other sessions have ended.'],
  ])('log out everywhere, %i other sessions included, and show the result', async (otherSessions, sentence) => {
    api.on(logoutEverywhere, () => done({ otherSessions }));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(currentSession().token).toBeNull();
  });

  test('download all data with the right password, and show one error for a wrong one', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    api.on(downloadData, () => WRONG);
    const user = await open();
    const { getByLabelText, getByRole } = form('Download my data');
    await user.type(getByLabelText(/^Password/), 'wrong one');
    await user.click(getByRole('button', { name: 'Download my data' }));
    expect(await screen.findAllByText('This is not your current password.')).toHaveLength(1);

    const data = { members: [{ email: MEMBER.email }] };
    api.on(downloadData, () => ({
      status: 200,
      body: { success: true, exportedAt: '2026-11-23T00:00:00.000Z', data },
    }));
    await user.click(getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/Your data is in your downloads/)).toBeTruthy();
    expect(getByLabelText(/^Password/)).toHaveProperty('value', '');
    expect(names).toEqual([expect.stringMatching(/^kadam-my-data-\d{4}-\d\d-\d\d\.json$/)]);
    expect(JSON.parse(await textOf(saved[0]))).toEqual({ exportedAt: '2026-11-23T00:00:00.000Z', ...data });
    click.mockRestore();
  });

  test('agree to nothing by default, and give or withdraw each consent with one press', async () => {
    let given: string[] = ['job_alerts'];
    api.on(listConsents, () => choices(given));
    api.on(chooseConsent, ({ body }) => {
      given = (body as { isGiven: boolean }).isGiven ? [...given, 'other_jobs'] : [];
      return choices(given);
    });
    const user = await open();
    expect(await screen.findAllByText('You have not agreed.')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Put a resume on file in your job profile' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I agree: Consider me for other jobs' }));
    expect(await screen.findByRole('button', { name: 'Withdraw: Consider me for other jobs' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Withdraw: Mail me new jobs for my saved searches' }));
    await waitFor(() => expect(screen.getAllByText('You have not agreed.')).toHaveLength(4));
    expect(bodies(chooseConsent)).toEqual([
      { isGiven: true, textVersion: 1 },
      { isGiven: false, textVersion: 1 },
    ]);
    api.on(chooseConsent, () => rejected(409, CONSENT_MESSAGES.confirmFirst, { code: 'CONFLICT' }));
    await user.click(screen.getByRole('button', { name: 'I agree: Newsletter' }));
    expect(await screen.findByText(CONSENT_MESSAGES.confirmFirst)).toBeTruthy();
  });

  test('offer download and deletion before a request, and show its due date and answer', async () => {
    const times = { receivedAt: '2026-11-27T04:30:00.000Z', dueAt: '2026-12-27T04:30:00.000Z' };
    api.on(sendOwnPrivacyRequest, ({ body }) => {
      const { id, kind, text } = body as { id: string; kind: string; text: string };
      return ok({ requests: [{ id, kind, text, state: 'received', ...times, answer: null }] });
    });
    const user = await open();
    const { getByLabelText, getByRole, findByText, getByText } = form('Ask about your data');
    expect(getByText(/download everything we hold about you at once/)).toBeTruthy();
    await user.selectOptions(getByLabelText('What do you ask for?'), 'Erase my data');
    expect(getByText(/delete your account and everything in it at once/)).toBeTruthy();
    await user.click(getByRole('button', { name: 'Send the request' }));
    expect(await findByText('Please describe your request.')).toBeTruthy();
    await user.type(getByLabelText(/^Your request/), 'Remove my old phone number.');
    await user.click(getByRole('button', { name: 'Send the request' }));
    expect(
      await screen.findByText(/Received\. Sent on 27 November 2026, the answer is due by 27 December 2026\./),
    ).toBeTruthy();
    expect(bodies(sendOwnPrivacyRequest)).toMatchObject([{ kind: 'erasure', text: 'Remove my old phone number.' }]);
  });

  test('delete the account after one question that names what goes and what stays, and sign out', async () => {
    api.on(deleteAccount, ({ body }) =>
      (body as { password: string }).password === 'monsoon-clouds' ? done() : WRONG,
    );
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account for good?' }));
    expect(dialog.getByText(/at most 3 years/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.received(deleteAccount)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
    await user.type(screen.getByRole('dialog').querySelector('input') ?? document.body, 'wrong one');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(screen.getAllByText('This is not your current password.')).toHaveLength(1));
    expect(currentSession().token).not.toBeNull();

    await user.clear(screen.getByRole('dialog').querySelector('input') ?? document.body);
    await user.type(screen.getByRole('dialog').querySelector('input') ?? document.body, 'monsoon-clouds');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText(/Your account is deleted/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentSession().token).toBeNull();
  });

  test('require a new login when the session has ended, and send no password after it', async () => {
    api.on(deleteAccount, () => rejected(401, 'Session expired. Please log in again.', { code: 'UNAUTHENTICATED' }));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
    await user.type(screen.getByRole('dialog').querySelector('input') ?? document.body, 'monsoon-clouds');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy();
    logIn('token-2');
    await screen.findByRole('heading', { name: 'Password' });
    expect(api.received(deleteAccount)).toHaveLength(1);
  });
});

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
