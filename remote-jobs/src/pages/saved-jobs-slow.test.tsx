import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { searchPostings } from '@kadam/shared/contract/jobs';
import { listSavedJobs, saveJob, unsaveJob } from '@kadam/shared/contract/saved-jobs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startApiServer, type Response, type ApiServer } from '../testing/api-server';
import { beMember } from '../testing/member';
import { found, listed, posting } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';

const openPage = pageOpener({ jobs: JobsPage });

let api: ApiServer;
let responses: ((response: Response) => void)[];
const [one, two] = [posting(1), posting(2)];
const saved: Response = {
  status: 200,
  body: { success: true, data: { id: one.id, savedAt: '2026-03-02T00:00:00Z' } },
};

beforeEach(async () => {
  beMember();
  responses = [];
  api = await startApiServer();
  api.on(searchPostings, () => found([one, two]));
  api.on(applicationsOfUser, () => listed());
  api.on(listSavedJobs, () => listed());
  api.on(saveJob, () => new Promise((resolve) => responses.push(resolve)));
  api.on(unsaveJob, () => ({ status: 200, body: { success: true } }));
});
afterEach(async () => {
  jest.useRealTimers();
  for (const respond of responses) respond(saved);
  // A lost request would be repeated in the next test.
  await api.responded();
  await api.close();
});

const heart = (job = one) => screen.findByRole('button', { name: `Save ${job.jobName}` });
const pressed = async (job = one) => (await heart(job)).getAttribute('aria-pressed');
const line = () => screen.queryByText('Still loading…');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (count: number) => waitFor(() => expect(api.received(saveJob)).toHaveLength(count));

/** Clicks hearts while the server does not respond, and lets eight seconds pass. */
async function saveAndWait(...jobs: (typeof one)[]): Promise<void> {
  openPage('/jobs');
  const hearts = await Promise.all(jobs.map(heart));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'Date'] });
  for (const button of hearts) fireEvent.click(button);
  await sent(1);
  expect(line()).toBeNull();
  act(() => jest.advanceTimersByTime(8_000));
  jest.useRealTimers();
  expect(line()).toBeTruthy();
}

test('a job whose saving is canceled is shown as the server has it, and later clicks are sent', async () => {
  await saveAndWait(one, two);
  press('Cancel');
  expect(line()).toBeNull();
  await waitFor(async () => expect([await pressed(one), await pressed(two)]).toEqual(['false', 'false']));
  await waitFor(() => expect(api.received(listSavedJobs)).toHaveLength(2));
  fireEvent.click(await heart(two));
  await sent(2);
  expect(api.received(saveJob).at(-1)?.path).toBe(`/job/saved/${two.id}`);
});

test('a request to save a job that was canceled but arrived shows the job as saved', async () => {
  await saveAndWait(one);
  api.on(listSavedJobs, () => listed(one));
  press('Cancel');
  await waitFor(async () => expect(await pressed(one)).toBe('true'));
});

test('Retry sends the request to save a job again, and its response ends the line', async () => {
  await saveAndWait(one);
  press('Retry');
  expect(line()).toBeNull();
  expect(await pressed(one)).toBe('true');
  await sent(2);
  api.on(listSavedJobs, () => listed(one));
  responses[1]?.(saved);
  await waitFor(() => expect(window.localStorage.getItem('kadam.savedJobsChanged')).not.toBeNull());
  expect(await pressed(one)).toBe('true');
});

test('the second of two clicks has its own eight seconds', async () => {
  await saveAndWait(one, two);
  responses[0]?.(saved);
  await sent(2);
  expect(line()).toBeNull();
});
