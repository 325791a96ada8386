import { listAlerts } from '@kadam/shared/contract/alerts';
import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/members';
import { listEnrolments } from '@kadam/shared/contract/enrolments';
import { listOfficeViews, officeActivity } from '@kadam/shared/contract/office-activity';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { currentSession, useSession } from '@kadam/shared/session';
import { screen, within } from '@testing-library/react';
import { beMember, logIn, profile } from '../testing/member';
import { activity, listed, posting, rejected, views, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import DashboardPage from './dashboard-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ dashboard: DashboardPage });

const NO_COURSES = {
  status: 200,
  body: { success: true, courses: [], pagination: { page: 1, limit: 100, total: 0 } },
};

const { api, logins } = eachTest((server) => {
  server.on(applicationsOfUser, () => listed(...[1, 2, 3, 4, 5, 6].map((number) => posting(number))));
  server.on(officeActivity, () => activity(7, 2));
  server.on(listOfficeViews, () => views());
  server.on(listAlerts, () => success({ alerts: [] }));
  server.on(listSavedJobs, () => listed(posting(1), posting(2)));
  server.on(listEnrolments, () => NO_COURSES);
});

/** Name and text of each tile. */
const tiles = () =>
  within(screen.getByRole('region', { name: 'At a glance' }))
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
      term.parentElement?.lastChild?.textContent,
    ]);
const recent = () => within(screen.getByRole('region', { name: 'Recent applications' }));

describe('the dashboard of a member', () => {
  it('counts views, applications, saved jobs and new messages, each leading to what it counts', async () => {
    beMember();
    openPage('/dashboard');
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    await screen.findByText('All applied jobs (6)');
    await screen.findByText('See saved jobs');
    await screen.findByText('See who viewed it');
    expect(tiles()).toEqual([
      ['Profile Views', '7', 'See who viewed it'],
      ['Job Applications', '6', 'See applied jobs'],
      ['Saved Jobs', '2', 'See saved jobs'],
      ['New Messages', '2', 'Read them'],
    ]);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('See who viewed it')).toBe('/dashboard#profile-views');
    expect([hrefOf('See applied jobs'), hrefOf('Read them')]).toEqual(['/myjobs', '/myjobs']);
    expect(document.getElementById('profile-views')?.textContent).toBe('Who viewed your profile');
    expect(screen.getByRole('link', { name: 'See saved jobs' }).getAttribute('href')).toBe('/myjobs#saved-jobs');
    expect(screen.queryByText(/Sample data/)).toBeNull();
  });

  it('counts further pages too', async () => {
    const total = 163;
    const { status, body } = listed(posting(1), posting(2));
    const paged = { status, body: { ...body, data: { ...body.data, pagination: { page: 1, limit: 50, total } } } };
    for (const endpoint of [applicationsOfUser, listSavedJobs]) api.on(endpoint, () => paged);
    beMember();
    openPage('/dashboard');
    await screen.findByText('All applied jobs (163)');
    await screen.findByText('See saved jobs');
    await screen.findByText('See who viewed it');
    expect(tiles().map(([, count]) => count)).toEqual(['7', '163', '163', '2']);
  });

  it('shows the latest five applications with date, status and link', async () => {
    api.on(applicationsOfUser, () => {
      const answer = listed(posting(1, { isActive: false }), ...[2, 3, 4, 5, 6].map((n) => posting(n)));
      Object.assign(answer.body.data.jobPostings[1]!, { appliedAt: new Date().toISOString() });
      return answer;
    });
    beMember();
    openPage('/dashboard');
    expect(await recent().findAllByRole('listitem')).toHaveLength(5);
    const link = recent().getByRole('link', { name: 'Staff Nurse 1' });
    expect(link.getAttribute('href')).toBe(`/jobs/${posting(1).id}`);
    const row = link.closest('li');
    expect(row?.textContent).toContain('Sahyadri Hospital • Pune, Maharashtra');
    expect(row?.textContent).toContain('Applied 2 Mar 2026');
    expect(row?.textContent).toContain('Received');
    expect(recent().getByText(/^Applied \d+ \w+ \d{4} \(today\)$/)).toBeTruthy();
    expect(recent().getAllByText('Closed')).toHaveLength(1);
    expect(recent().getByRole('link', { name: 'All applied jobs (6)' }).getAttribute('href')).toBe('/myjobs');
  });

  it('leads to the job search when there are no applications', async () => {
    api.on(applicationsOfUser, () => listed());
    beMember();
    openPage('/dashboard');
    expect(await screen.findByText('You have not applied to any jobs yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs');
    expect(tiles()[1]).toEqual(['Job Applications', '0', 'See applied jobs']);
  });

  it.each([
    ['the sentence of the server', rejected(500, 'Out of order.'), 'Out of order.'],
    ['its own where the server has none', { status: 502, body: '' }, 'Failed to load applications'],
  ])('shows with %s that loading failed, and loads on Retry', async (_, response, message) => {
    api.on(applicationsOfUser, () => response);
    beMember();
    const user = openPage('/dashboard');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(tiles()[1]).toEqual(['Job Applications', '–No number', 'Could not be loaded']);
    api.on(applicationsOfUser, () => listed(posting(1)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await recent().findByRole('link', { name: 'Staff Nurse 1' })).toBeTruthy();
  });

  it('looks up the member when the id is missing, and shows when none is found', async () => {
    api.on(getProfile, () => ({ status: 203, body: { success: true, user: {} } }));
    beMember();
    useSession.setState({ userId: null });
    const user = openPage('/dashboard');
    expect(await screen.findByText('User ID not found. Please complete your profile.')).toBeTruthy();
    api.on(getProfile, () => profile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All applied jobs (6)')).toBeTruthy();
  });

  it('shows once that the session ended, and loads after the login', async () => {
    const responses = [
      [applicationsOfUser, listed(posting(1))],
      [officeActivity, activity(7, 2)],
      [listOfficeViews, views()],
      [listAlerts, success({ alerts: [] })],
      [listSavedJobs, listed(posting(1))],
      [listEnrolments, NO_COURSES],
    ] as const;
    for (const [endpoint, response] of responses)
      api.on(endpoint, ({ authorization }) => (authorization === 'Bearer new' ? response : rejected(401, 'Ended.')));
    beMember('old');
    const user = openPage('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Session expired. Please log in again.' })).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(logins.reasons).toEqual(['Session expired. Please log in again.']);
    expect(currentSession().token).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(logins.reasons).toEqual(['Session expired. Please log in again.', 'Session expired. Please log in again.']);
    logIn('new');
    expect(await screen.findByText('All applied jobs (1)')).toBeTruthy();
  });
});

describe('the dashboard of a visitor', () => {
  it('shows labeled samples, and sends no request', () => {
    openPage('/dashboard');
    expect(screen.getAllByText('Sample data')).toHaveLength(2);
    expect(tiles().map(([name, value]) => [name, value])).toEqual([
      ['Profile Views', '128'],
      ['Job Applications', '12'],
      ['Saved Jobs', '8'],
      ['New Messages', '3'],
    ]);
    expect(recent().queryByRole('link')).toBeNull();
    expect(logins.reasons).toEqual([]);
    expect(api.received(applicationsOfUser)).toEqual([]);
  });

  it('turns into their own after the login', async () => {
    openPage('/dashboard');
    logIn();
    expect(await screen.findByText('All applied jobs (6)')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it('offers the quick actions', () => {
    openPage('/dashboard');
    const links = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Search jobs', '/jobs'],
      ['Update your job profile', '/job-profile'],
      ['Explore courses', '/courses'],
      ['Check your resume', '/ats-score'],
      ['Edit your profile', '/profile'],
      ['Account settings', '/account'],
    ]);
  });
});
