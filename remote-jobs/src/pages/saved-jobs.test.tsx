import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { getPosting, searchPostings } from '@kadam/shared/contract/jobs';
import {
  listSavedJobs,
  mergeSavedJobs,
  MAX_SAVED_JOBS,
  SAVED_JOBS_MESSAGES,
  saveJob,
  unsaveJob,
} from '@kadam/shared/contract/saved-jobs';
import { currentSession, signOut } from '@kadam/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Response } from '../testing/api-server';
import { beMember, logIn } from '../testing/member';
import { found, listed, posting, rejected, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import SavedJobsPage from './saved-jobs-page';
import MyJobsPage from './my-jobs-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage, savedJobs: SavedJobsPage, myJobs: MyJobsPage });

const KEY = 'kadam.savedJobs';
const [one, two] = [posting(1), posting(2)];
const done = (id: string) => success({ id, savedAt: '2026-03-02T00:00:00Z' });
const single = (job = one) => success({ jobPosting: job });

const { api, logins } = eachTest((server) => {
  server.on(searchPostings, () => found([one, two]));
  server.on(applicationsOfUser, () => listed());
  server.on(listSavedJobs, () => listed());
  server.on(mergeSavedJobs, () => listed(one));
  server.on(saveJob, ({ path }) => done(path.split('/').at(-1) ?? ''));
  server.on(unsaveJob, () => ({ status: 200, body: { success: true } }));
});

const heart = (job = one) => screen.findByRole('button', { name: `Save ${job.jobName}` });
const pressed = async (job = one) => (await heart(job)).getAttribute('aria-pressed');
const onDevice = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
const keepOnDevice = (...ids: readonly string[]) => window.localStorage.setItem(KEY, JSON.stringify(ids));
/** A response that waits until it is released. */
function held(answer: Response) {
  let release: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => wait.then(() => answer), release };
}
const storageEvent = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

describe("a visitor's saved jobs", () => {
  it('are stored on the device, latest first, until the heart is pressed again', async () => {
    const user = openPage('/jobs');
    await user.click(await heart(one));
    await user.click(await heart(two));
    expect(await pressed()).toBe('true');
    expect(onDevice()).toEqual([two.id, one.id]);
    await user.click(await heart(two));
    await user.click(await heart(one));
    expect(await pressed()).toBe('false');
    expect(onDevice()).toBeNull();
    expect(api.received(saveJob)).toHaveLength(0);
  });

  it('are followed when another tab changes them', async () => {
    openPage('/jobs');
    expect(await pressed()).toBe('false');
    keepOnDevice(one.id);
    storageEvent(KEY);
    expect(await pressed()).toBe('true');
  });

  it('last for this page when the device cannot store them', async () => {
    const user = openPage('/jobs');
    const button = await heart();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button);
    await user.click(await heart(two));
    expect([await pressed(one), await pressed(two)]).toEqual(['true', 'true']);
    full.mockRestore();
    await user.click(await heart(two));
    expect(onDevice()).toEqual([one.id]);
  });

  it('stop at the limit, with a message', async () => {
    keepOnDevice(...Array.from({ length: MAX_SAVED_JOBS }, (_, index) => posting(index + 100).id));
    const user = openPage('/jobs');
    await user.click(await heart());
    expect(await screen.findByText(SAVED_JOBS_MESSAGES.full)).toBeTruthy();
    expect(await pressed()).toBe('false');
    expect(onDevice()).toHaveLength(MAX_SAVED_JOBS);
  });

  it('are listed under My Jobs without a login, the closed ones as such and without those that no longer exist', async () => {
    keepOnDevice(one.id, posting(3).id, two.id);
    api.on(getPosting, ({ path }) => {
      if (path.endsWith(posting(3).id)) return rejected(404, 'This job posting does not exist.', { code: 'NOT_FOUND' });
      return single(path.endsWith(one.id) ? one : { ...two, isActive: false });
    });
    openPage('/myjobs');
    expect(screen.getByText('Please login to view your applied jobs.')).toBeTruthy();
    const section = screen.getByRole('region', { name: 'Saved Jobs' });
    const cards = await within(section).findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([one.jobName, two.jobName]);
    expect(within(cards[1] ?? section).getByText('Inactive')).toBeTruthy();
    expect(within(section).getByText(/One job is no longer available/)).toBeTruthy();
    expect(onDevice()).toEqual([one.id, two.id]);
  });

  it('have a page of their own, without a login', async () => {
    keepOnDevice(two.id);
    api.on(getPosting, () => single(two));
    openPage('/saved-jobs');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saved Jobs');
    expect(await screen.findByRole('heading', { level: 2, name: two.jobName })).toBeTruthy();
    expect(screen.getByText('They are kept on this device. Log in to keep them with your account.')).toBeTruthy();
    expect(logins.reasons).toEqual([]);
  });

  it('stay on the device when they cannot be loaded, and are there on Retry', async () => {
    keepOnDevice(one.id);
    api.on(getPosting, () => rejected(500, 'Out of order.'));
    const user = openPage('/myjobs');
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    expect(onDevice()).toEqual([one.id]);
    api.on(getPosting, () => single());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved Jobs' }));
    expect(await screen.findByRole('heading', { name: one.jobName })).toBeTruthy();
  });
});

describe("a member's saved jobs", () => {
  it('are stored on the server, and the heart does not wait for it', async () => {
    beMember();
    const slow = held(done(one.id));
    api.on(saveJob, slow.answer);
    const user = openPage('/jobs');
    await user.click(await heart());
    expect(await pressed()).toBe('true');
    slow.release();
    await waitFor(() => expect(window.localStorage.getItem('kadam.savedJobsChanged')).not.toBeNull());
    expect(await pressed()).toBe('true');
    expect(api.received(saveJob)[0]?.path).toBe(`/job/saved/${one.id}`);
    expect(onDevice()).toBeNull();
  });

  it('are reset when the server rejects a change, with its message', async () => {
    beMember();
    api.on(saveJob, () => rejected(409, SAVED_JOBS_MESSAGES.full));
    const user = openPage('/jobs');
    await user.click(await heart());
    const message = await screen.findByText(/was not saved/);
    expect(message.textContent).toBe(`“Staff Nurse 1” was not saved. ${SAVED_JOBS_MESSAGES.full}`);
    expect(await pressed()).toBe('false');
  });

  it('hold the last of two quick clicks, which arrives last', async () => {
    beMember();
    const slow = held(done(one.id));
    const order: string[] = [];
    api.on(saveJob, () => slow.answer().finally(() => order.push('saved')));
    api.on(unsaveJob, () => {
      order.push('removed');
      return { status: 200, body: { success: true } };
    });
    const user = openPage('/jobs');
    await user.dblClick(await heart());
    await user.click(screen.getByRole('checkbox', { name: /^Onsite/ }));
    await waitFor(() => expect(api.received(searchPostings)).toHaveLength(2));
    expect(order).toEqual([]);
    slow.release();
    await waitFor(() => expect(order).toEqual(['saved', 'removed']));
    expect(await pressed()).toBe('false');
  });

  it('take over what the device held at page load, and empty the device', async () => {
    keepOnDevice(one.id);
    beMember();
    openPage('/jobs');
    await waitFor(() => expect(onDevice()).toBeNull());
    expect(api.received(mergeSavedJobs)[0]?.body).toEqual({ jobPostingIds: [one.id] });
    expect(await pressed()).toBe('true');
    expect(await pressed(two)).toBe('false');
  });

  it('take it over at login, and leave with the member at logout', async () => {
    const user = openPage('/jobs');
    await user.click(await heart());
    logIn();
    await waitFor(() => expect(onDevice()).toBeNull());
    expect(await pressed()).toBe('true');
    act(() => signOut());
    expect(await pressed()).toBe('false');
  });

  it('leave it on the device when merging fails, with a message', async () => {
    keepOnDevice(one.id);
    beMember();
    api.on(mergeSavedJobs, () => rejected(500, 'Out of order.'));
    openPage('/jobs');
    expect(await screen.findByText(/could not be added to your account yet. Out of order./)).toBeTruthy();
    expect(onDevice()).toEqual([one.id]);
    expect(await pressed()).toBe('true');
  });

  it('require a new login when the session ended, and have the job after it', async () => {
    beMember('old');
    api.on(saveJob, () => rejected(401, 'Ended.'));
    api.on(mergeSavedJobs, ({ authorization }) =>
      authorization === 'Bearer new' ? listed(one) : rejected(401, 'Ended.'),
    );
    const user = openPage('/jobs');
    await user.click(await heart());
    await waitFor(() => expect(logins.reasons).toEqual(['Session expired. Please log in again.']));
    expect(currentSession().token).toBeNull();
    expect(onDevice()).toEqual([one.id]);
    logIn('new');
    await waitFor(() => expect(onDevice()).toBeNull());
    expect(await pressed()).toBe('true');
  });

  it('never get the change of a member who logged out', async () => {
    beMember('first');
    const slow = held(done(one.id));
    api.on(saveJob, slow.answer);
    const user = openPage('/jobs');
    await user.click(await heart(one));
    await user.click(await heart(two));
    api.on(listSavedJobs, () => listed(one));
    logIn('second');
    await waitFor(async () => expect([await pressed(one), await pressed(two)]).toEqual(['true', 'false']));
    // Sent last: when it arrives, the others are done.
    await user.click(await heart(one));
    slow.release();
    await waitFor(() => expect(api.received(unsaveJob)).toHaveLength(1));
    expect(api.received(saveJob).map(({ authorization }) => authorization)).toEqual(['Bearer first']);
  });

  it('are loaded again when another tab has changed them', async () => {
    beMember();
    openPage('/jobs');
    expect(await pressed()).toBe('false');
    api.on(listSavedJobs, () => listed(one));
    storageEvent('kadam.savedJobsChanged');
    await waitFor(async () => expect(await pressed()).toBe('true'));
  });

  it('are listed under My Jobs; one whose heart is released stays until the page is left', async () => {
    beMember();
    const many = Array.from({ length: 13 }, (_, index) => posting(index + 1));
    api.on(listSavedJobs, () => listed(...many));
    const user = openPage('/myjobs');
    const section = screen.getByRole('region', { name: 'Saved Jobs' });
    expect(await within(section).findAllByRole('article')).toHaveLength(12);
    await user.click(within(section).getByRole('button', { name: 'Show more saved jobs' }));
    expect(within(section).getAllByRole('article')).toHaveLength(13);
    await user.click(await heart());
    await waitFor(() => expect(api.received(unsaveJob)).toHaveLength(1));
    expect(await pressed()).toBe('false');
    expect(within(section).getAllByRole('article')).toHaveLength(13);
    act(() => signOut());
    expect(within(section).queryAllByRole('article')).toHaveLength(0);
    expect(within(section).getByText('You have not saved any jobs yet.')).toBeTruthy();
  });

  it('show that they could not be loaded, and load on Retry', async () => {
    beMember();
    api.on(listSavedJobs, () => rejected(500, 'Out of order.'));
    const user = openPage('/myjobs');
    expect(await screen.findByText('Failed to load saved jobs')).toBeTruthy();
    api.on(listSavedJobs, () => listed(one));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: one.jobName })).toBeTruthy();
  });
});
