import { appliedIds, applicationsOfUser, apply } from '@kadam/shared/contract/applications';
import { getPosting } from '@kadam/shared/contract/jobs';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startApiServer, type Response, type ApiServer } from '../testing/api-server';
import { beMember } from '../testing/member';
import { appliedTo, listed, posting, submitted, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import JobPage from './job-page';

const openPage = pageOpener({ job: JobPage });

let api: ApiServer;
let responses: ((response: Response) => void)[];
const job = posting(1);

beforeEach(async () => {
  beMember();
  responses = [];
  api = await startApiServer();
  api.on(getPosting, () => success({ jobPosting: job }));
  api.on(applicationsOfUser, () => listed());
  api.on(listSavedJobs, () => listed());
  api.on(appliedIds, () => appliedTo());
  api.on(apply, () => new Promise((resolve) => responses.push(resolve)));
});
afterEach(async () => {
  jest.useRealTimers();
  await api.close();
});

const sent = (count: number) => waitFor(() => expect(api.received(apply)).toHaveLength(count));

/** Applies to a slow server, and returns the line that appears after eight seconds. */
async function applyAndWait(): Promise<HTMLElement> {
  openPage(`/jobs/${job.id}`);
  const button = await screen.findByRole('button', { name: 'Apply Job' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'Date'] });
  fireEvent.click(button);
  expect(screen.queryByText('Still loading…')).toBeNull();
  act(() => jest.advanceTimersByTime(8_000));
  jest.useRealTimers();
  const line = screen.getByText('Still loading…').closest<HTMLElement>('[role="status"]');
  await sent(1);
  return line ?? document.body;
}

const press = (line: HTMLElement, name: string) => fireEvent.click(within(line).getByRole('button', { name }));

test('an application without a response can be canceled after eight seconds, and sent again', async () => {
  press(await applyAndWait(), 'Cancel');
  expect(screen.queryByText('Still loading…')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Apply Job' }));
  await sent(2);
  responses[1]?.(submitted(job));
  expect(await screen.findByRole('dialog', { name: 'Application Status' })).toBeTruthy();
});

test('Retry sends a slow application again, and only the second response counts', async () => {
  press(await applyAndWait(), 'Retry');
  await sent(2);
  responses[1]?.(submitted(job));
  expect(await screen.findByRole('dialog', { name: 'Application Status' })).toBeTruthy();
});

test('an application that arrived before it was canceled is shown as applied', async () => {
  const line = await applyAndWait();
  api.on(appliedIds, () => appliedTo(job));
  press(line, 'Cancel');
  expect(await screen.findByRole('button', { name: 'Job Applied' })).toBeTruthy();
});
