import { appliedIds, applicationsOfUser, apply } from '@kadam/shared/contract/applications';
import { getPosting, searchPostings } from '@kadam/shared/contract/jobs';
import { getProfile, saveJobseekerProfile } from '@kadam/shared/contract/members';
import { getResume } from '@kadam/shared/contract/resume-files';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { emit } from '@kadam/shared/events';
import { signIn, signOut } from '@kadam/shared/session';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { heldFor } from '../features/apply/pending-application';
import type { Received } from '../testing/api-server';
import { beMember, logIn, MEMBER, profile, savedJobProfile, watchLoginRequests } from '../testing/member';
import { appliedTo, found, listed, posting, rejected, submitted, success } from '../testing/postings';
import { address, goBack, pageOpener } from '../testing/render-page';
import JobPage from './job-page';
import JobProfilePage from './job-profile-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ job: JobPage, jobProfile: JobProfilePage });

const job = posting(1);
const page = `/jobs/${job.id}`;
const resumeId = posting(7).id;
const SUBMITTED = 'Your application has been submitted successfully.';
const WAITING = /Your application for Staff Nurse 1 is waiting/;

let hasProfile: boolean;
let hasApplied: boolean;

const needsProfile = () => rejected(422, 'No profile', { data: { action: 'CREATE_PROFILE' } });
const accepted = () => {
  hasApplied = true;
  return submitted(job);
};
const saved = (request: Received) => {
  hasProfile = true;
  return savedJobProfile(request);
};

const { api } = eachTest((server) => {
  hasProfile = false;
  hasApplied = false;
  server.on(getPosting, () => success({ jobPosting: job }));
  server.on(searchPostings, () => found([]));
  server.on(applicationsOfUser, () => listed());
  server.on(listSavedJobs, () => listed());
  server.on(appliedIds, () => (hasApplied ? appliedTo(job) : appliedTo()));
  server.on(apply, () => (hasProfile ? accepted() : needsProfile()));
  server.on(saveJobseekerProfile, saved);
  server.on(getProfile, () => profile());
  const reading = {
    name: 'Asha Rao',
    email: MEMBER.email,
    phone: '',
    lastJob: '',
    skills: ['Charting'],
    warning: null,
  };
  const resume = { id: resumeId, name: 'Asha Rao.pdf', size: 86_000, keptAt: '2026-03-01T06:00:00.000Z', reading };
  server.on(getResume, () => success({ resume }));
});

type User = ReturnType<typeof openPage>;

async function applyWithoutProfile(how: 'plain' | 'with resume'): Promise<User> {
  beMember();
  const user = openPage(page);
  if (how === 'plain') await user.click(await screen.findByRole('button', { name: 'Apply Job' }));
  else {
    await user.click(await screen.findByRole('button', { name: 'Apply with resume' }));
    await screen.findByText('Asha Rao.pdf');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
  }
  await waitFor(() => expect(address()).toBe('/job-profile'));
  await screen.findByLabelText(/Full Name/);
  return user;
}
const saveButton = () => screen.findByRole('button', { name: 'Save Profile' });
const savedDialog = () => screen.findByRole('dialog', { name: 'Profile Saved' });
async function saveAndReturn(user: User): Promise<void> {
  await user.click(await saveButton());
  await user.click(within(await savedDialog()).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(address()).toBe(page));
}
const submissions = () =>
  api
    .received(apply)
    .slice(1)
    .map(({ body }) => body);

describe('a first application, for which a job profile is created', () => {
  it('is sent with its resume once the profile is saved, and shown on the job', async () => {
    const user = await applyWithoutProfile('with resume');
    expect(screen.getByText(WAITING)).toBeTruthy();
    await saveAndReturn(user);
    expect(within(await screen.findByRole('dialog', { name: 'Application Status' })).getByText(SUBMITTED)).toBeTruthy();
    expect(submissions()).toEqual([{ email: MEMBER.email, jobPostingId: job.id, resumeId }]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Job Applied' })).toBeTruthy();
  });

  it('is sent without a resume where none was chosen', async () => {
    const user = await applyWithoutProfile('plain');
    await saveAndReturn(user);
    expect(await screen.findByText(SUBMITTED)).toBeTruthy();
    expect(submissions()).toEqual([{ email: MEMBER.email, jobPostingId: job.id }]);
  });

  it('is sent by saving, also without a return to the job', async () => {
    const user = await applyWithoutProfile('plain');
    await user.click(await saveButton());
    await savedDialog();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/Your application for Staff Nurse 1 has been submitted/)).toBeTruthy();
    expect(submissions()).toHaveLength(1);
  });

  it('survives a reload of the job profile', async () => {
    await applyWithoutProfile('with resume');
    const { state } = window.history as { state: unknown };
    cleanup();
    window.history.replaceState(state, '', '/job-profile');
    const user = openPage('/job-profile', (state as { usr: unknown }).usr);
    expect(await screen.findByText(WAITING)).toBeTruthy();
    await user.click(await saveButton());
    await savedDialog();
    await waitFor(() => expect(submissions()).toEqual([{ email: MEMBER.email, jobPostingId: job.id, resumeId }]));
  });

  it('is sent once, however often the profile is saved and the job is opened', async () => {
    const user = await applyWithoutProfile('plain');
    await user.dblClick(await saveButton());
    await user.click(within(await savedDialog()).getByRole('button', { name: 'Done' }));
    await screen.findByText(SUBMITTED);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    cleanup();
    openPage('/job-profile');
    await screen.findByLabelText(/Full Name/);
    expect(screen.queryByText(WAITING)).toBeNull();
    await user.click(await saveButton());
    await savedDialog();
    cleanup();
    openPage(page);
    await screen.findByRole('button', { name: 'Job Applied' });
    expect(submissions()).toHaveLength(1);
  });

  it('can be canceled while it waits', async () => {
    const user = await applyWithoutProfile('plain');
    await user.click(screen.getByRole('button', { name: 'Cancel application' }));
    expect(screen.queryByText(WAITING)).toBeNull();
    await saveAndReturn(user);
    expect(await screen.findByRole('button', { name: 'Apply Job' })).toBeTruthy();
    expect(submissions()).toEqual([]);
  });

  it('is not sent by a later visit to the job when it was canceled on its way', async () => {
    const user = await applyWithoutProfile('plain');
    api.on(apply, () => new Promise<never>(() => undefined));
    await user.click(await saveButton());
    await waitFor(() => expect(submissions()).toHaveLength(1));
    act(() => heldFor(job.id)?.run.send({ type: 'interrupted', isRetry: false }));
    expect(screen.queryByText(/Your application for Staff Nurse 1/)).toBeNull();
    cleanup();
    openPage(page);
    expect(await screen.findByRole('button', { name: 'Apply Job' })).toBeTruthy();
    expect(submissions()).toHaveLength(1);
  });

  it('that fails shows the Error dialog, and is sent again from there with its resume', async () => {
    let isDown = true;
    const user = await applyWithoutProfile('with resume');
    api.on(apply, () => (isDown ? rejected(503, 'Please try again in a minute.') : accepted()));
    await saveAndReturn(user);
    const error = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(error).getByText('Please try again in a minute.')).toBeTruthy();
    isDown = false;
    await user.click(within(error).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(SUBMITTED)).toBeTruthy();
    expect(submissions().at(-1)).toEqual({ email: MEMBER.email, jobPostingId: job.id, resumeId });
  });

  it('is not sent when the member goes back to the job without saving', async () => {
    await applyWithoutProfile('plain');
    await goBack();
    expect(await screen.findByRole('button', { name: 'Apply Job' })).toBeTruthy();
    expect(submissions()).toEqual([]);
    cleanup();
    openPage('/job-profile');
    expect(await screen.findByText(WAITING)).toBeTruthy();
  });

  it('is dropped when the member logs out', async () => {
    await applyWithoutProfile('plain');
    act(() => {
      signOut();
      emit('auth:logout');
    });
    cleanup();
    beMember();
    openPage('/job-profile');
    await screen.findByLabelText(/Full Name/);
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('is dropped when another member logs in', async () => {
    await applyWithoutProfile('plain');
    cleanup();
    signIn({ token: 'ravi', userId: posting(5).id });
    openPage('/job-profile');
    await screen.findByLabelText(/Full Name/);
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('survives a session that ends while the profile is typed', async () => {
    const logins = watchLoginRequests();
    const user = await applyWithoutProfile('with resume');
    api.on(saveJobseekerProfile, (request) =>
      request.authorization === 'Bearer new' ? saved(request) : rejected(401, 'Your session has ended.'),
    );
    await user.click(await saveButton());
    await waitFor(() => expect(logins.reasons).toHaveLength(1));
    logIn('new');
    await savedDialog();
    await waitFor(() => expect(submissions()).toEqual([{ email: MEMBER.email, jobPostingId: job.id, resumeId }]));
    logins.stop();
  });
});
