import { searchPostings } from '@kadam/shared/contract/jobs';
import { getProfile, saveJobseekerProfile } from '@kadam/shared/contract/members';
import { emit } from '@kadam/shared/events';
import { Link } from '@kadam/shared/router';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import { account, beMember, logIn, profile, savedJobProfile } from '../testing/member';
import { found, rejected } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import JobProfilePage from './job-profile-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage, jobProfile: JobProfilePage });
const openLink = pageOpener({
  dashboard: () => <Link to="/job-profile">To the job profile</Link>,
  jobProfile: JobProfilePage,
});

const { api, logins } = eachTest((server) => {
  server.on(searchPostings, () => found([]));
  server.on(getProfile, () => profile());
});

const EXPIRED = 'Session expired. Please log in again.';
const nameField = () => screen.findByLabelText(/Full Name/);
const openForm = async () => {
  beMember();
  const user = openPage('/job-profile');
  await nameField();
  return user;
};
const save = () => screen.getByRole('button', { name: 'Save Profile' });

describe('the end of a session on the job profile', () => {
  it('while loading is shown once, and the form after the login', async () => {
    api.on(getProfile, ({ authorization }) => (authorization === 'Bearer new' ? profile() : rejected(401, 'Ended.')));
    beMember('old');
    const user = openPage('/job-profile');
    expect(await screen.findByRole('heading', { name: EXPIRED })).toBeTruthy();
    expect(logins.reasons).toEqual([EXPIRED]);
    expect(currentSession().token).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(logins.reasons).toEqual([EXPIRED, EXPIRED]);
    logIn('new');
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
  });

  it('requires a new login when the session ended while typing, and saves after it', async () => {
    api.on(saveJobseekerProfile, (request) =>
      request.authorization === 'Bearer new' ? savedJobProfile(request) : rejected(401, 'Ended.'),
    );
    const user = await openForm();
    await user.type(screen.getByLabelText('Phone'), '98450 12345');
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toEqual(['Session expired. Please log in again.']));
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '98450 12345');
    logIn('new');
    expect(await screen.findByRole('dialog', { name: 'Profile Saved' })).toBeTruthy();
    expect(api.received(saveJobseekerProfile).at(-1)?.body).toMatchObject({ phone: '98450 12345' });
  });

  it('while saving hides the input from the next member', async () => {
    api.on(saveJobseekerProfile, () => rejected(401, 'Ended.'));
    const user = await openForm();
    await user.type(screen.getByLabelText('Phone'), '98450 12345');
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toEqual([EXPIRED]));
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '98450 12345');
    const ravi = { ...account, id: '22222222-2222-4222-8222-222222222222', firstName: 'Ravi' };
    api.on(getProfile, () => profile(ravi));
    act(() => {
      signIn({ token: 'token-ravi', userId: ravi.id });
      emit('auth:login', { userId: ravi.id });
    });
    await waitFor(() => expect(screen.getByLabelText(/Full Name/)).toHaveProperty('value', 'Ravi Rao'));
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '');
    expect(api.received(saveJobseekerProfile)).toHaveLength(1);
  });

  it('is shown at the form when the dialog was closed; the next Save opens it again', async () => {
    api.on(saveJobseekerProfile, () => rejected(401, 'Ended.'));
    const user = await openForm();
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toEqual([EXPIRED]));
    act(() => emit('auth:closeLogin'));
    expect((await screen.findByRole('alert')).textContent).toBe(EXPIRED);
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toEqual([EXPIRED, EXPIRED]));
  });

  it('by logging out takes the form away', async () => {
    await openForm();
    act(() => signOut());
    expect(screen.getByRole('heading', { name: 'Please log in to create your job profile.' })).toBeTruthy();
    expect(screen.queryByDisplayValue('Asha Rao')).toBeNull();
    expect(logins.reasons).toEqual([]);
  });
});

describe('a visitor of the job profile', () => {
  it('is sent back with the login dialog, and returns after the login', async () => {
    openPage('/job-profile');
    await waitFor(() => expect(address()).toBe('/jobs'));
    expect(logins.reasons).toEqual(['Please log in to create your job profile.']);
    logIn();
    expect(await screen.findByLabelText(/Full Name/)).toBeTruthy();
    expect(address()).toBe('/job-profile');
  });

  it('goes back to the page before, each time the link is followed', async () => {
    const user = openLink('/dashboard');
    const follow = async () => user.click(await screen.findByRole('link', { name: 'To the job profile' }));
    await follow();
    await waitFor(() => expect(logins.reasons).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    act(() => emit('auth:closeLogin'));
    await follow();
    await waitFor(() => expect(logins.reasons).toHaveLength(2));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    logIn();
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
    expect(address()).toBe('/job-profile');
  });

  it('stays where the login dialog was closed', async () => {
    openPage('/job-profile');
    await waitFor(() => expect(address()).toBe('/jobs'));
    act(() => emit('auth:closeLogin'));
    logIn();
    expect(address()).toBe('/jobs');
  });
});
