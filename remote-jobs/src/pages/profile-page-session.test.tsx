import { getResumeSkills } from '@kadam/shared/contract/resume-skills';
import { getProfile, updateProfile } from '@kadam/shared/contract/members';
import { emit } from '@kadam/shared/events';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import type { Received } from '../testing/api-server';
import { account, beMember, logIn, profile } from '../testing/member';
import { rejected, success } from '../testing/postings';
import {
  nameField,
  openProfileForm,
  saveButton,
  sentTo,
  serveProfile,
  typeName,
  updated,
} from '../testing/profile-form';
import { pageOpener } from '../testing/render-page';
import ProfilePage from './profile-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ profile: ProfilePage });

const { api, logins } = eachTest((server) => {
  server.on(getResumeSkills, () => success({ kept: null }));
  serveProfile(server);
});

describe('the end of a session', () => {
  const takesOnly = (token: string, answer: (request: Received) => { status: number; body: unknown }) => {
    return (request: Received) =>
      request.authorization === `Bearer ${token}` ? answer(request) : rejected(401, 'Ended.');
  };

  it('while loading is shown once, and the profile after the login', async () => {
    api.on(
      getProfile,
      takesOnly('new', () => profile()),
    );
    beMember('old');
    const user = openPage('/profile');
    expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(logins.reasons).toEqual(['Session expired. Please log in again.']);
    expect(currentSession().token).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(logins.reasons).toEqual(['Session expired. Please log in again.', 'Session expired. Please log in again.']);
    logIn('new');
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
  });

  it('while saving retains the input, and sends it once after the login', async () => {
    api.on(updateProfile, takesOnly('new', updated));
    const user = await openProfileForm();
    await typeName(user, 'Asha Patil');
    await user.click(saveButton());
    await waitFor(() => expect(logins.reasons).toEqual(['Session expired. Please log in again.']));
    expect(currentSession().token).toBeNull();
    expect(await nameField()).toHaveProperty('value', 'Asha Patil');
    logIn('new');
    expect(await screen.findByText('Your profile has been updated.')).toBeTruthy();
    const sent = { firstName: 'Asha', lastName: 'Patil', email: account.email };
    expect(sentTo(api)).toEqual([sent, sent]);
  });

  it('opens the dialog again when it was closed and Save is pressed', async () => {
    api.on(updateProfile, takesOnly('new', updated));
    const user = await openProfileForm();
    await typeName(user, 'Asha Patil');
    await user.click(saveButton());
    await waitFor(() => expect(logins.reasons).toHaveLength(1));
    act(() => emit('auth:closeLogin'));
    await user.click(await screen.findByRole('button', { name: 'Save & Update' }));
    await waitFor(() => expect(logins.reasons).toHaveLength(2));
    logIn('new');
    expect(await screen.findByText('Your profile has been updated.')).toBeTruthy();
  });

  it('hides the input from the next member', async () => {
    api.on(updateProfile, () => rejected(401, 'Ended.'));
    const user = await openProfileForm();
    await typeName(user, 'Asha Patil');
    await user.click(saveButton());
    await waitFor(() => expect(currentSession().token).toBeNull());
    const ravi = {
      ...account,
      id: '22222222-2222-4222-8222-222222222222',
      firstName: 'Ravi',
      email: 'ravi@example.in',
    };
    api.on(getProfile, () => profile(ravi));
    act(() => void signIn({ token: 'token-ravi', userId: ravi.id }));
    await waitFor(() => expect(screen.getByLabelText('User Name')).toHaveProperty('value', 'Ravi Rao'));
    expect(sentTo(api)).toHaveLength(1);
  });

  it('by logging out takes the profile away', async () => {
    await openProfileForm();
    act(() => signOut());
    expect(screen.getByText('Please log in to view your profile')).toBeTruthy();
    expect(screen.queryByDisplayValue('Asha Rao')).toBeNull();
  });
});

describe('a visitor of the profile', () => {
  it('sees the login dialog and labeled samples, and the profile after the login', async () => {
    const user = openPage('/profile');
    expect(screen.getByText('Please log in to view your profile')).toBeTruthy();
    expect(logins.reasons).toEqual(['Please log in to view your profile']);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(logins.reasons).toEqual(['Please log in to view your profile', 'Please log in to view your profile']);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getByText('admin')).toBeTruthy();
    logIn();
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
    expect(screen.queryByText('admin')).toBeNull();
    expect(logins.reasons).toHaveLength(2);
  });
});
