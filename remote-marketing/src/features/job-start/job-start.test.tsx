import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@kadam/shared/router';
import { ApiServer } from '@kadam/shared/testing/api-server';
import { JobSearchBox } from './job-search-box';
import { NewestJobs } from './newest-jobs';

const server = new ApiServer();
const job = {
  id: '7f6c1f5e-0000-4000-8000-000000000001',
  jobName: 'Staff Nurse',
  companyName: 'Sanjeevani Care',
  location: 'Pune',
  ctc: 6.5,
  createdAt: '2026-11-20T20:00:00.000Z',
};

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => window.history.replaceState(null, '', '/'));

const open = () =>
  render(
    <BrowserRouter>
      <JobSearchBox />
      <NewestJobs />
    </BrowserRouter>,
  );
const respond = (status: number, body: unknown) => (server.respond = () => ({ status, body }));

it('shows the newest jobs with place, pay and the day in India, each leading to its page', async () => {
  respond(200, { success: true, data: { jobs: [job, { ...job, id: job.id.replace('1', '2'), ctc: null }] } });
  open();
  const region = screen.getByRole('region', { name: 'Newest jobs' });
  expect(region.getAttribute('aria-busy')).toBe('true');
  const [link] = await within(region).findAllByRole('link', { name: 'Staff Nurse' });
  expect(link?.getAttribute('href')).toBe(`/jobs/${job.id}`);
  const [tile, other] = within(region).getAllByRole('listitem');
  expect(tile?.textContent).toBe('Staff NurseSanjeevani CarePune6.5 LPA21 November');
  expect(other?.textContent).not.toContain('LPA');
});

it('is left out where the server has no such list', async () => {
  respond(404, { message: 'No such call.' });
  open();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Newest jobs' })).toBeNull());
});

it.each([
  ['fails', 503, { success: false, message: 'Away.' }],
  ['has none', 200, { success: true, data: { jobs: [] } }],
  ['returns something else', 200, '<html></html>'],
  [
    'names no job as it should',
    200,
    { success: true, data: { jobs: [{ ...job, ctc: 'much' }, { id: job.id }, null] } },
  ],
])('leads to all jobs when the server %s', async (_, status, body) => {
  respond(status, body);
  open();
  expect(await screen.findByText(/could not be loaded just now/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/jobs');
});

it.each([
  ['staff nurse', ' Pune ', '?search=staff+nurse&location=Pune'],
  ['', 'Pune', '?location=Pune'],
  ['', '', ''],
])('searches for %j in %j', async (title, place, query) => {
  respond(200, { success: true, data: { jobs: [job] } });
  open();
  if (title) await userEvent.type(screen.getByLabelText('Job title'), title);
  if (place) await userEvent.type(screen.getByLabelText('Location'), place);
  await userEvent.click(screen.getByRole('button', { name: 'Search Jobs' }));
  expect(window.location.pathname + window.location.search).toBe(`/jobs${query}`);
});

it('is a form of its own where no script runs', () => {
  open();
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Jobs' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/jobs', 'get']);
  expect(Object.keys(Object.fromEntries(new FormData(form)))).toEqual(['search', 'location']);
});
