import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/members';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { currentSession, useSession } from '@kadam/shared/session';
import { screen, waitFor } from '@testing-library/react';
import { beMember, logIn, MEMBER, profile } from '../testing/member';
import { listed, posting, rejected } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import MyJobsPage from './my-jobs-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ myJobs: MyJobsPage });

const { api, logins } = eachTest((server) => {
  server.on(listSavedJobs, () => listed());
  server.on(applicationsOfUser, () => listed(posting(1), posting(2)));
});

describe('the applied jobs', () => {
  it('are requested by their member, and stored as applied', async () => {
    beMember();
    openPage('/myjobs');
    expect(screen.getByRole('heading', { level: 1, name: 'My Applied Jobs' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    for (const number of [1, 2])
      expect(screen.getByRole('link', { name: `Staff Nurse ${number}` }).getAttribute('href')).toBe(
        `/jobs/${posting(number).id}`,
      );
    expect(api.received(applicationsOfUser)[0]?.path).toBe(`/job/applications/user/${MEMBER.userId}`);
    expect(currentSession().appliedJobs).toEqual([posting(1).id, posting(2).id]);
  });

  it('shows the jobs of every page of the list', async () => {
    api.on(applicationsOfUser, ({ query }) => {
      const { status, body } = listed(posting(Number(query.get('page'))));
      const pagination = { page: Number(query.get('page')), limit: 100, total: 201 };
      return { status, body: { ...body, data: { ...body.data, pagination } } };
    });
    beMember();
    openPage('/myjobs');
    for (const number of [1, 2, 3]) expect(await screen.findByText(`Staff Nurse ${number}`)).toBeTruthy();
    expect(
      api
        .received(applicationsOfUser)
        .slice(0, 3)
        .map(({ query }) => query.get('limit')),
    ).toEqual(['100', '100', '100']);
  });

  it('lead to the job search when there are none', async () => {
    api.on(applicationsOfUser, () => listed());
    beMember();
    openPage('/myjobs');
    expect(await screen.findByText('You have not applied to any jobs yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs');
  });

  it('require a login, and load after it', async () => {
    const user = openPage('/myjobs');
    expect(screen.getByText('Please login to view your applied jobs.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const reason = 'Please login to view your applied jobs.';
    expect(logins.reasons).toEqual([reason, reason]);
    logIn();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('look the member up when the id is missing', async () => {
    api.on(getProfile, () => profile());
    beMember();
    useSession.setState({ userId: null });
    openPage('/myjobs');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('require the profile when the server has no id either', async () => {
    api.on(getProfile, () => ({ status: 203, body: { success: true, user: {} } }));
    beMember();
    useSession.setState({ userId: null });
    openPage('/myjobs');
    expect(await screen.findByText('User ID not found. Please complete your profile.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe('/job-profile');
  });

  it('show the error and load again on Retry', async () => {
    api.on(applicationsOfUser, () => rejected(500, 'Out of order.'));
    beMember();
    const user = openPage('/myjobs');
    expect(await screen.findByText('Failed to load applications')).toBeTruthy();
    expect(screen.getByText('Out of order.')).toBeTruthy();
    api.on(applicationsOfUser, () => listed(posting(1)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('require a new login when the session ended, show why once, and load after it', async () => {
    api.on(applicationsOfUser, ({ authorization }) =>
      authorization === 'Bearer new' ? listed(posting(1)) : rejected(401, 'Ended.'),
    );
    beMember('old');
    const user = openPage('/myjobs');
    await waitFor(() => expect(logins.reasons).toEqual(['Session expired. Please log in again.']));
    expect(currentSession().token).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Session expired. Please log in again.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(logins.reasons).toEqual(['Session expired. Please log in again.', 'Session expired. Please log in again.']);
    logIn('new');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(logins.reasons).toHaveLength(2);
  });
});
