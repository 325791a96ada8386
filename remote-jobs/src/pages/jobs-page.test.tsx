import { searchPostings } from '@kadam/shared/contract/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { found, posting, rejected } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage });

const postings = (count: number) => Array.from({ length: count }, (_, index) => posting(index + 1));
const lastQuery = () => Object.fromEntries(api.received(searchPostings).at(-1)?.query ?? []);

const { api } = eachTest((server) => {
  server.on(searchPostings, () => found(postings(12), 30));
});

describe('the jobs page', () => {
  it('shows a loader, then the number of jobs', async () => {
    openPage('/jobs');
    expect(screen.getByText('Loading Jobs')).toBeTruthy();
    expect(screen.getByText('Fetching the latest jobs for you...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '30 Jobs Found' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by:').selectedOptions[0]?.text).toBe('Sort by: Newest Post');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(lastQuery()).toEqual({ page: '1', limit: '12' });
  });

  it('requests the search of the URL, and shows it in the fields', async () => {
    openPage('/jobs?search=nurse&location=Pune&jobType=remote&minCTC=3&maxCTC=9&page=2');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    expect(lastQuery()).toEqual({
      jobName: 'nurse',
      search: 'nurse',
      location: 'Pune',
      jobType: 'remote',
      minCTC: '3',
      maxCTC: '9',
      page: '2',
      limit: '12',
    });
    expect(screen.getByLabelText('Job title')).toHaveProperty('value', 'nurse');
    expect(screen.getByRole('checkbox', { name: /^Remote/ })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Min')).toHaveProperty('value', '3');
  });

  it('searches after a pause in typing, from the first page', async () => {
    const user = openPage('/jobs?page=3');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    await user.type(screen.getByLabelText('Job title'), 'nurse');
    expect(address()).toBe('/jobs?page=3');
    await waitFor(() => expect(address()).toBe('/jobs?search=nurse'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'nurse', page: '1' }));
    expect(api.received(searchPostings)).toHaveLength(2);
  });

  it('searches at once on Start Searching, and retains further input', async () => {
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    await user.type(screen.getByLabelText('Location'), 'Pune');
    await user.click(screen.getByRole('button', { name: 'Start Searching' }));
    expect(address()).toBe('/jobs?location=Pune');
    await user.type(screen.getByLabelText('Location'), ' City');
    expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Pune City');
  });

  it('turns pages by links that retain the filters', async () => {
    const user = openPage('/jobs?jobType=remote');
    const link = await screen.findByRole('link', { name: /Page 2/ });
    expect(link.getAttribute('href')).toBe('/jobs?jobType=remote&page=2');
    await user.click(link);
    expect(address()).toBe('/jobs?jobType=remote&page=2');
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2', jobType: 'remote' }));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: '30 Jobs Found' }));
  });

  it('leads from a page that does not exist to the last one', async () => {
    api.on(searchPostings, ({ query }) => (query.get('page') === '9' ? found([], 30) : found(postings(6), 30)));
    const user = openPage('/jobs?page=9');
    await user.click(await screen.findByRole('button', { name: 'Go to page 3' }));
    expect(address()).toBe('/jobs?page=3');
  });

  it('links from a page beyond the limit to the last one', async () => {
    api.on(searchPostings, () => found(postings(12), 40_000));
    const user = openPage('/jobs?page=900');
    expect(await screen.findByText(/^The first 10,000 jobs are shown; search more narrowly/)).toBeTruthy();
    expect(api.received(searchPostings).map(({ query }) => query.get('page'))).toEqual(['833']);
    await user.click(screen.getByRole('button', { name: 'Go to page 833' }));
    expect(await screen.findByRole('heading', { name: '40,000 Jobs Found' })).toBeTruthy();
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.queryByText('834')).toBeNull();
    expect(pages.queryByText(/Next/)).toBeNull();
  });

  it('shows the error and the last jobs, and repeats the search on Retry', async () => {
    let isDown = false;
    api.on(searchPostings, () => (isDown ? rejected(500, 'The database is resting.') : found(postings(12), 30)));
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    isDown = true;
    await user.click(screen.getByRole('checkbox', { name: /^Remote/ }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load jobs')).toBeTruthy();
    expect(within(alert).getByText(/The database is resting/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('repeats a failed search on Start Searching without a change', async () => {
    api.on(searchPostings, () => rejected(500, 'The database is resting.'));
    const user = openPage('/jobs?search=nurse');
    await screen.findByRole('alert');
    api.on(searchPostings, () => found(postings(3)));
    await user.click(screen.getByRole('button', { name: 'Start Searching' }));
    expect(await screen.findByRole('heading', { name: '3 Jobs Found' })).toBeTruthy();
  });

  it('takes a page of another shape for a failure', async () => {
    api.on(searchPostings, () => ({ status: 203, body: '<html>Sign in to the network</html>' }));
    openPage('/jobs');
    expect(await screen.findByText('Failed to load jobs')).toBeTruthy();
  });

  it('shows the result of the last search, even when an earlier one arrives later', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    api.on(searchPostings, async ({ query }) => {
      if (query.get('jobType') !== 'onsite') return found(postings(2));
      await held;
      return found(postings(5));
    });
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '2 Jobs Found' });
    await user.click(screen.getByRole('checkbox', { name: /^Onsite/ }));
    await waitFor(() => expect(api.received(searchPostings)).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: /^Onsite/ }));
    release();
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 Jobs Found' })).toBeTruthy());
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('shows the corrected words of a search, and leads back to the typed ones', async () => {
    api.on(searchPostings, ({ query }) =>
      query.get('search') === 'python'
        ? found(postings(2))
        : found(postings(3), 3, {
            similarTo: 'python developer pune',
            meant: { search: 'python developer', location: 'pune' },
          }),
    );
    const user = openPage('/jobs?search=pyhton+developer&location=pne&jobType=remote');
    const corrected = await screen.findByRole('link', { name: 'python developer in pune' });
    expect(corrected.closest('p')?.textContent).toContain(
      'Did you mean python developer in pune? These are its results.',
    );
    expect(corrected.getAttribute('href')).toBe('/jobs?search=python+developer&location=pune&jobType=remote');
    await user.click(screen.getByRole('button', { name: 'Edit the search' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Job title'));
    await user.keyboard('python');
    expect(screen.getByLabelText('Job title')).toHaveProperty('value', 'python');
    expect(await screen.findByRole('heading', { name: '2 Jobs Found' })).toBeTruthy();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('shows which words the jobs lack when few or none have all of them', async () => {
    api.on(searchPostings, () => found(postings(3), 3, { partly: 3, dropped: ['surat'] }));
    openPage('/jobs?search=nurse+surat');
    const sentence = 'No job has all of these words. These jobs do without “surat”.';
    await waitFor(() => expect(screen.getAllByText(new RegExp(sentence))).toHaveLength(2));
  });

  it('shows a plain message for a network error, and the technical one below', async () => {
    api.on(searchPostings, () => 'lost');
    openPage('/jobs');
    const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 });
    expect(alert.textContent).toContain(
      'We cannot reach the portal. Please check your internet connection and try again.',
    );
    expect(within(alert).getByText(/^Network Error: Unable to connect to server/).tagName).toBe('SMALL');
  });

  it('announces each search exactly once, also when the count is the same', async () => {
    const announcements: string[] = [];
    api.on(searchPostings, ({ query }) =>
      query.has('employmentType') ? found(postings(3), 3, { similarTo: 'nurse' }) : found(postings(2)),
    );
    const user = openPage('/jobs');
    const region = screen.getAllByRole('status').find((element) => element.textContent === '') ?? document.body;
    const observer = new MutationObserver((records) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach((node) => announcements.push(node.textContent ?? ''))),
    );
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    await screen.findByRole('heading', { name: '2 Jobs Found' });
    await user.click(screen.getByRole('checkbox', { name: /^Onsite/ }));
    await waitFor(() => expect(announcements).toHaveLength(2));
    // Cached, so shown at once.
    await user.click(screen.getByRole('checkbox', { name: /^Onsite/ }));
    await waitFor(() => expect(announcements).toHaveLength(3));
    await user.click(screen.getByRole('checkbox', { name: /^Full-time/ }));
    await waitFor(() => expect(announcements).toHaveLength(4));
    expect(announcements).toEqual([
      '2 Jobs Found',
      '2 Jobs Found',
      '2 Jobs Found',
      '3 Jobs Found. Did you mean “nurse”? These are its results.',
    ]);
    expect(screen.getByRole('heading', { name: '3 Jobs Found' }).closest('[aria-live]')).toBeNull();
    observer.disconnect();
  });
});
