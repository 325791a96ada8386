import { appliedIds, applicationsOfUser, apply } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/members';
import { getPosting } from '@kadam/shared/contract/jobs';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { emit } from '@kadam/shared/events';
import { currentSession, useSession } from '@kadam/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beMember, logIn, MEMBER, profile } from '../testing/member';
import { appliedTo, listed, posting, rejected, submitted, success } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobPage from './job-page';
import JobProfilePage from './job-profile-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ job: JobPage, jobProfile: JobProfilePage });

const job = posting(1);
const page = `/jobs/${job.id}`;

const { api, logins } = eachTest((server) => {
  server.on(getPosting, () => success({ jobPosting: job }));
  server.on(applicationsOfUser, () => listed());
  server.on(listSavedJobs, () => listed());
  server.on(appliedIds, () => appliedTo());
  server.on(apply, () => submitted(job));
});

const openAndApply = async () => {
  const user = openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Apply Job' }));
  return user;
};
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('applying', () => {
  it('requires a login and applies after it', async () => {
    await openAndApply();
    expect(logins.reasons).toEqual(['Log in to apply for this job.']);
    expect(api.received(apply)).toHaveLength(0);
    logIn();
    const status = await dialog('Application Status');
    expect(within(status).getByText('Your application has been submitted successfully.')).toBeTruthy();
    expect(api.received(apply)[0]?.body).toEqual({ email: MEMBER.email, jobPostingId: job.id });
  });

  it('does not apply when the login dialog is closed, nor after a later login', async () => {
    await openAndApply();
    act(() => emit('auth:closeLogin'));
    logIn();
    expect(await screen.findByRole('button', { name: 'Apply Job' })).toBeTruthy();
    expect(api.received(apply)).toHaveLength(0);
  });

  it('marks the job, remembers it, and shows it as applied after Done', async () => {
    beMember();
    const user = await openAndApply();
    const status = await dialog('Application Status');
    await user.click(within(status).getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Job Applied' })).toBeTruthy();
    expect(JSON.parse(window.localStorage.getItem('appliedJobs') ?? '')).toEqual([job.id]);
  });

  it('sends once on a double click', async () => {
    beMember();
    const user = openPage(page);
    await user.dblClick(await screen.findByRole('button', { name: 'Apply Job' }));
    await dialog('Application Status');
    expect(api.received(apply)).toHaveLength(1);
  });

  it('looks the member up when the email is missing, and stores it', async () => {
    api.on(getProfile, () => profile());
    beMember();
    window.localStorage.removeItem('userEmail');
    useSession.setState({ email: null });
    await openAndApply();
    await dialog('Application Status');
    expect(currentSession().email).toBe(MEMBER.email);
    expect(window.localStorage.getItem('userEmail')).toBe(MEMBER.email);
  });

  it.each([
    ['422', { status: 422, body: { success: false, message: 'No profile', data: { action: 'CREATE_PROFILE' } } }],
    ['203', { status: 203, body: { success: false, data: { action: 'CREATE_PROFILE' } } }],
  ])('goes to the job profile when the server requires one with %s', async (_, response) => {
    beMember();
    api.on(apply, () => response);
    api.on(getProfile, () => rejected(500, 'x'));
    await openAndApply();
    await waitFor(() => expect(address()).toBe('/job-profile'));
  });

  it('goes to the job profile without applying when the profile has no email either', async () => {
    api.on(getProfile, () => ({
      status: 203,
      body: { success: true, user: { id: MEMBER.userId, firstName: 'Asha', lastName: 'Rao' } },
    }));
    beMember();
    window.localStorage.removeItem('userEmail');
    useSession.setState({ email: null });
    await openAndApply();
    await waitFor(() => expect(address()).toBe('/job-profile'));
    expect(api.received(apply)).toHaveLength(0);
  });

  it('takes an earlier application for what it is', async () => {
    beMember();
    api.on(apply, () => rejected(409, 'You have already applied for this job.'));
    const user = await openAndApply();
    const status = await dialog('Application Status');
    expect(within(status).getByText('You have already applied for this job.')).toBeTruthy();
    await user.click(within(status).getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Job Applied' })).toBeTruthy();
    expect(JSON.parse(window.localStorage.getItem('appliedJobs') ?? '')).toEqual([job.id]);
  });

  it('shows any other error in the Error dialog, after checking the applied list', async () => {
    beMember();
    api.on(apply, () => rejected(410, 'This job is no longer open for applications.'));
    const user = await openAndApply();
    const error = await dialog('Error');
    expect(within(error).getByText('This job is no longer open for applications.')).toBeTruthy();
    expect(api.received(applicationsOfUser)).toHaveLength(1);
    const [, close] = within(error).getAllByRole('button', { name: 'Close' });
    await user.click(close ?? error);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply Job' }));
  });

  it("shows 'Failed to apply' when the server sends no message", async () => {
    beMember();
    api.on(apply, () => ({ status: 500, body: 'Internal error' }));
    await openAndApply();
    expect(within(await dialog('Error')).getByText('Failed to apply')).toBeTruthy();
  });

  it('shows that the application arrived when its response was lost', async () => {
    beMember();
    let arrived = false;
    api.on(apply, () => {
      arrived = true;
      return 'lost';
    });
    api.on(applicationsOfUser, () => (arrived ? listed(job) : listed()));
    await openAndApply();
    const status = await dialog('Application Status');
    expect(within(status).getByText(/was received/)).toBeTruthy();
    expect(screen.getByText('Job Applied')).toBeTruthy();
  });

  it('shows that there is no connection when nothing arrived', async () => {
    beMember();
    api.on(apply, () => 'lost');
    await openAndApply();
    const error = await dialog('Error');
    expect(within(error).getByText(/Network Error: Unable to connect to server/)).toBeTruthy();
  });

  it('requires a new login when the session ended, and sends again after it', async () => {
    beMember('old');
    api.on(apply, ({ authorization }) =>
      authorization === 'Bearer new' ? submitted(job) : rejected(401, 'Your session has ended.'),
    );
    await openAndApply();
    await waitFor(() => expect(logins.reasons).toEqual(['Session expired. Please log in again.']));
    expect(currentSession().token).toBeNull();
    logIn('new');
    await dialog('Application Status');
    expect(api.received(apply)).toHaveLength(2);
  });

  it('knows from the server what was applied for in another browser', async () => {
    beMember();
    api.on(appliedIds, () => appliedTo(job));
    openPage(page);
    expect(await screen.findByRole('button', { name: 'Job Applied' })).toBeTruthy();
  });

  it('shows nothing of an earlier person to a visitor', async () => {
    window.localStorage.setItem('appliedJobs', JSON.stringify([job.id]));
    openPage(page);
    expect(await screen.findByRole('button', { name: 'Apply Job' })).toBeTruthy();
  });
});
