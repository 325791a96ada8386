import { getResumeSkills } from '@kadam/shared/contract/resume-skills';
import { getProfile } from '@kadam/shared/contract/members';
import { currentSession } from '@kadam/shared/session';
import { screen } from '@testing-library/react';
import { beMember, logIn, profile } from '../testing/member';
import { rejected, success } from '../testing/postings';
import { nameField, serveProfile } from '../testing/profile-form';
import { pageOpener } from '../testing/render-page';
import ProfilePage from './profile-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ profile: ProfilePage });

const { api, logins } = eachTest((server) => {
  server.on(getResumeSkills, () => success({ kept: null }));
  serveProfile(server);
});

describe('a profile that cannot be loaded', () => {
  it.each([
    ['the sentence of the server', rejected(500, 'Out of order.'), 'Out of order.'],
    ['its own where the server has none', { status: 502, body: '' }, 'Failed to load profile'],
    ['its own for a response of another shape', { status: 203, body: '<html>' }, 'Failed to load profile'],
    ['its own for a response without a user', { status: 203, body: { user: null } }, 'Failed to load profile'],
    ['the message of a failed response', { status: 203, body: { success: false, message: 'Not now.' } }, 'Not now.'],
  ])('shows an error with %s, and loads on Retry', async (_, response, message) => {
    api.on(getProfile, () => response);
    beMember();
    const user = openPage('/profile');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    api.on(getProfile, () => profile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
  });

  it('offers to log out and in again when the server has no user for the token', async () => {
    api.on(getProfile, () => rejected(500, "Cannot read properties of undefined (reading 'id')"));
    beMember();
    const user = openPage('/profile');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Authentication error. Please log out and log in again.');
    await user.click(screen.getByRole('button', { name: 'Log out and log in' }));
    expect(currentSession().token).toBeNull();
    expect(logins.reasons).toHaveLength(1);
    api.on(getProfile, () => profile());
    logIn('new');
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
  });
});
