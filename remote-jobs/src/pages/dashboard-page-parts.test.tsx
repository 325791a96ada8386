import { listAlerts } from '@kadam/shared/contract/alerts';
import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { cancelEnrolment, listEnrolments } from '@kadam/shared/contract/enrolments';
import { listOfficeViews, officeActivity } from '@kadam/shared/contract/office-activity';
import { listSavedJobs, mergeSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { provideExtensions } from '@kadam/shared/extensions';
import { screen, waitFor, within } from '@testing-library/react';
import { beMember } from '../testing/member';
import { activity, listed, posting, rejected, views, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import DashboardPage from './dashboard-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ dashboard: DashboardPage });

const enrolled = (number: number) => ({
  id: `30000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `Tally ${number}`,
  description: 'Books of a small firm.',
  image: null,
  duration: '3 months',
  level: null,
  fee: 0,
  startDate: '2026-04-01',
  mode: 'online' as const,
  category: { name: 'Accounts' },
  genre: 'Finance',
  provider: 'Example Institute',
  synopsis: '',
  fullSynopsis: '',
  students: null,
  features: [],
  learningOutcomes: [],
  curriculum: [],
  enrolledAt: '2026-03-02T00:00:00Z',
  status: 'waiting' as const,
  batch: null,
  waitingPlace: 2,
});
const courses = (...numbers: readonly number[]) => ({
  status: 200,
  body: {
    success: true,
    courses: numbers.map(enrolled),
    pagination: { page: 1, limit: 100, total: numbers.length },
  },
});

const { api } = eachTest((server) => {
  server.on(applicationsOfUser, () => listed(posting(1)));
  server.on(officeActivity, () => activity(7, 2));
  server.on(listOfficeViews, () => views(1, 2, 3, 4, 5, 6));
  server.on(listAlerts, () => success({ alerts: [] }));
  server.on(listSavedJobs, () => listed());
  server.on(listEnrolments, () => courses(1, 2));
  beMember();
});

const myCourses = () => within(screen.getByRole('region', { name: 'My Courses' }));
const savedTile = () => within(screen.getByText('Saved Jobs').parentElement ?? document.body);

describe('My Courses', () => {
  it('cancels an enrollment after one question, and the course leaves the list', async () => {
    const left = new Set([1, 2]);
    api.on(listEnrolments, () => courses(...left));
    api.on(cancelEnrolment, () => {
      left.delete(1);
      return { status: 200, body: { success: true, message: 'Your enrollment is canceled.' } };
    });
    const user = openPage('/dashboard');
    await user.click(await myCourses().findByRole('button', { name: 'Cancel enrollment in Tally 1' }));
    const question = within(screen.getByRole('dialog', { name: 'Cancel your enrollment?' }));
    expect(question.getByText('Tally 1')).toBeTruthy();
    expect(api.received(cancelEnrolment)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Cancel enrollment' }));
    await waitFor(() => expect(myCourses().queryByText('Tally 1')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(myCourses().getByText('Tally 2')).toBeTruthy();
    expect(api.received(cancelEnrolment).map(({ path }) => path)).toEqual([`/courses/enrollments/${enrolled(1).id}`]);
  });

  it('retains an enrollment that could not be canceled, and shows the error', async () => {
    api.on(cancelEnrolment, () => rejected(503, 'The service is busy.'));
    const user = openPage('/dashboard');
    await user.click(await myCourses().findByRole('button', { name: 'Cancel enrollment in Tally 2' }));
    const question = within(screen.getByRole('dialog', { name: 'Cancel your enrollment?' }));
    await user.click(question.getByRole('button', { name: 'Cancel enrollment' }));
    expect(await question.findByText('The service is busy.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(myCourses().getByText('Tally 2')).toBeTruthy();
  });

  it('lists the courses with their dates, each leading to its page', async () => {
    openPage('/dashboard');
    const link = await myCourses().findByRole('link', { name: 'Tally 1' });
    expect(link.getAttribute('href')).toBe(`/courses/${enrolled(1).id}`);
    const row = link.closest('li');
    expect(row?.textContent).toContain('Example Institute • 3 months • On the waiting list, place 2');
    expect(row?.textContent).toContain('Enrolled 2 Mar 2026');
    expect(myCourses().getAllByRole('listitem')).toHaveLength(2);
  });

  it('lead to the catalogue when there are none', async () => {
    api.on(listEnrolments, () => courses());
    openPage('/dashboard');
    expect(await screen.findByText('You have not enrolled in any courses yet.')).toBeTruthy();
    expect(myCourses().getByRole('link', { name: 'Explore courses' }).getAttribute('href')).toBe('/courses');
  });

  it.each([
    ['the sentence of the server', rejected(500, 'Out of order.'), 'Out of order.'],
    ['its own where the server has none', { status: 502, body: '' }, 'Failed to load courses'],
    ['its own for a response of another shape', { status: 203, body: '<html>' }, 'Failed to load courses'],
  ])('show with %s that loading failed, beside everything else, and load on Retry', async (_, response, message) => {
    api.on(listEnrolments, () => response);
    const user = openPage('/dashboard');
    expect((await myCourses().findByRole('alert')).textContent).toContain(message);
    expect(await screen.findByText('All applied jobs (1)')).toBeTruthy();
    api.on(listEnrolments, () => courses(1));
    await user.click(myCourses().getByRole('button', { name: 'Retry' }));
    expect(await myCourses().findByRole('link', { name: 'Tally 1' })).toBeTruthy();
  });
});

describe('the views', () => {
  const viewers = () => within(screen.getByRole('region', { name: 'Who viewed your profile' }));

  it('list who opened which application and when, first five, all on request', async () => {
    const user = openPage('/dashboard');
    const link = await viewers().findByRole('link', { name: 'Staff Nurse 1' });
    expect(link.getAttribute('href')).toBe(`/jobs/${posting(1).id}`);
    expect(link.closest('li')?.textContent).toMatch(
      /^The officeopened your application for Staff Nurse 1 at Sahyadri HospitalOpened 3 Mar 2026/,
    );
    expect(viewers().getAllByRole('listitem')).toHaveLength(5);
    await user.click(viewers().getByRole('button', { name: 'Show all 6 views' }));
    expect(viewers().getAllByRole('listitem')).toHaveLength(6);
  });

  it('show that there are none yet', async () => {
    api.on(officeActivity, () => activity(0, 0));
    api.on(listOfficeViews, () => views());
    openPage('/dashboard');
    expect(await viewers().findByText('No views yet.')).toBeTruthy();
    expect(await screen.findByText('See earlier messages')).toBeTruthy();
  });

  it('show that loading failed, and load on Retry, like the tiles', async () => {
    for (const endpoint of [officeActivity, listOfficeViews]) api.on(endpoint, () => rejected(500, 'Out of order.'));
    const user = openPage('/dashboard');
    expect((await viewers().findByRole('alert')).textContent).toContain('Out of order.');
    api.on(listOfficeViews, () => views(1));
    api.on(officeActivity, () => activity(1, 0));
    await user.click(viewers().getByRole('button', { name: 'Retry' }));
    expect(await viewers().findByRole('link', { name: 'Staff Nurse 1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry Profile Views' }));
    expect(await screen.findByText('See earlier messages')).toBeTruthy();
  });
});

describe('the saved jobs tile', () => {
  it('explains how to save one while there is none', async () => {
    openPage('/dashboard');
    expect(await savedTile().findByText('0')).toBeTruthy();
    expect(savedTile().getByText('Press the heart on a job')).toBeTruthy();
  });

  it('counts the jobs saved on this device before the login', async () => {
    window.localStorage.setItem('kadam.savedJobs', JSON.stringify([posting(1).id]));
    api.on(mergeSavedJobs, () => {
      api.on(listSavedJobs, () => listed(posting(1)));
      return listed(posting(1));
    });
    openPage('/dashboard');
    expect(await savedTile().findByText('1')).toBeTruthy();
    expect(window.localStorage.getItem('kadam.savedJobs')).toBeNull();
  });

  it('shows that it could not be loaded, and loads on Retry', async () => {
    api.on(listSavedJobs, () => rejected(500, 'Out of order.'));
    const user = openPage('/dashboard');
    expect(await savedTile().findByText(/Could not be loaded/)).toBeTruthy();
    api.on(listSavedJobs, () => listed(posting(1)));
    await user.click(savedTile().getByRole('button', { name: 'Retry Saved Jobs' }));
    expect(await savedTile().findByText('1')).toBeTruthy();
  });
});

it('a server that neither saves jobs nor enrols leaves the rest of the dashboard whole', async () => {
  for (const endpoint of [listSavedJobs, officeActivity, listOfficeViews])
    api.on(endpoint, () => rejected(404, 'Not found.'));
  api.on(listEnrolments, () => rejected(400, 'id must be a valid id.'));
  openPage('/dashboard');
  expect(await screen.findByText('Saving jobs is not available yet')).toBeTruthy();
  expect(await screen.findByText('All applied jobs (1)')).toBeTruthy();
  expect(await screen.findByText('Views are not counted here')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'My Courses' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Who viewed your profile' })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what other remotes contribute, to members', async () => {
  provideExtensions({ has: (name) => name === 'dashboard.tile', loadView: async () => () => <p>A tile</p> });
  openPage('/dashboard');
  expect(await screen.findByText('A tile')).toBeTruthy();
});
