import { searchPostings } from '@kadam/shared/contract/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../testing/api-server';
import { found, posting, refused } from '../testing/postings';
import { address, goBack, openPage } from '../testing/render-page';

let api: ApiServer;
const postings = (count: number) => Array.from({ length: count }, (_, index) => posting(index + 1));
const lastQuery = () => Object.fromEntries(api.received(searchPostings).at(-1)?.query ?? []);

// Outside of `act`, where a transition is still on its way after the click, as in a browser.
function clickAsBrowser(boxes: readonly HTMLInputElement[], check: (box: HTMLInputElement) => void): void {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  for (const box of boxes) {
    box.click();
    check(box);
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

beforeEach(async () => {
  api = await startApiServer();
  api.on(searchPostings, () => found(postings(12), 30));
});
afterEach(() => api.close());

describe('the jobs page', () => {
  it('says that it is loading, then how many jobs there are', async () => {
    openPage('/jobs');
    expect(screen.getByText('Loading Jobs')).toBeTruthy();
    expect(screen.getByText('Fetching the latest jobs for you...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '30 Jobs Found' })).toBeTruthy();
    expect(screen.getByText('Sort by: Newest Post')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(lastQuery()).toEqual({ page: '1', limit: '12' });
  });

  it('asks for what the address says, and shows it in the fields', async () => {
    openPage('/jobs?search=nurse&location=Pune&jobType=remote&minCTC=3&maxCTC=9&page=2');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    expect(lastQuery()).toEqual({
      search: 'nurse',
      location: 'Pune',
      jobType: 'remote',
      minCTC: '3',
      maxCTC: '9',
      page: '2',
      limit: '12',
    });
    expect(screen.getByLabelText('Job title')).toHaveProperty('value', 'nurse');
    expect(screen.getByRole('checkbox', { name: 'Remote' })).toHaveProperty('checked', true);
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

  it('searches at once on Start Searching, and keeps what is typed on', async () => {
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    await user.type(screen.getByLabelText('Location'), 'Pune');
    await user.click(screen.getByRole('button', { name: 'Start Searching' }));
    expect(address()).toBe('/jobs?location=Pune');
    await user.type(screen.getByLabelText('Location'), ' City');
    expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Pune City');
  });

  it('takes a ticked box into the address, and Back takes it out again', async () => {
    const user = openPage('/jobs?page=2');
    await user.click(await screen.findByRole('checkbox', { name: 'Hybrid' }));
    expect(address()).toBe('/jobs?jobType=hybrid');
    await user.click(screen.getByRole('checkbox', { name: 'Part-time' }));
    expect(address()).toBe('/jobs?jobType=hybrid&employmentType=part_time');
    await goBack();
    await goBack();
    expect(address()).toBe('/jobs?page=2');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Hybrid' })).toHaveProperty('checked', false));
  });

  it('ticks a box at once, and builds a second click on the first', async () => {
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    clickAsBrowser(boxes, (box) => expect(box.checked).toBe(true));
    await waitFor(() =>
      expect(address()).toBe(
        '/jobs?jobType=onsite,hybrid,remote&employmentType=full_time,part_time&experienceLevel=fresher,intermediate,experienced',
      ),
    );
    await waitFor(() => expect(boxes.every((box) => box.checked)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/jobs');
  });

  it('says beside the field that Min is above Max, and sends nothing', async () => {
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    await user.clear(screen.getByLabelText('Min'));
    await user.type(screen.getByLabelText('Min'), '9');
    await user.type(screen.getByLabelText('Max'), '3');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByLabelText('Min').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Min must not be above Max/)).toBeTruthy();
    expect(address()).toBe('/jobs');
    expect(api.received(searchPostings)).toHaveLength(1);
  });

  it('applies the pay range, and Reset takes it away', async () => {
    const user = openPage('/jobs');
    await user.type(await screen.findByLabelText('Max'), '12.5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(address()).toBe('/jobs?maxCTC=12.5');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(address()).toBe('/jobs');
    expect(screen.getByLabelText('Max')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Min')).toHaveProperty('value', '0');
  });

  it('turns pages by real links that keep the filters', async () => {
    const user = openPage('/jobs?jobType=remote');
    const link = await screen.findByRole('link', { name: /Page 2/ });
    expect(link.getAttribute('href')).toBe('/jobs?jobType=remote&page=2');
    await user.click(link);
    expect(address()).toBe('/jobs?jobType=remote&page=2');
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2', jobType: 'remote' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '30 Jobs Found' }));
  });

  it('offers to take a filter away when nothing is found', async () => {
    api.on(searchPostings, ({ query }) => (query.has('jobType') ? found([]) : found(postings(1))));
    const user = openPage('/jobs?search=nurse&jobType=remote');
    expect(await screen.findByText('No jobs match your search')).toBeTruthy();
    const offers = screen.getByText('No jobs match your search').parentElement;
    await user.click(within(offers ?? document.body).getByRole('button', { name: "Remove 'Remote'" }));
    expect(address()).toBe('/jobs?search=nurse');
    expect(await screen.findByRole('heading', { name: '1 Jobs Found' })).toBeTruthy();
  });

  it('leads from a page that does not exist to the last one', async () => {
    api.on(searchPostings, ({ query }) => (query.get('page') === '9' ? found([], 30) : found(postings(6), 30)));
    const user = openPage('/jobs?page=9');
    await user.click(await screen.findByRole('button', { name: 'Go to page 3' }));
    expect(address()).toBe('/jobs?page=3');
  });

  it('says what failed, keeps the last jobs, and tries again on Retry', async () => {
    let isDown = false;
    api.on(searchPostings, () => (isDown ? refused(500, 'The database is resting.') : found(postings(12), 30)));
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    isDown = true;
    await user.click(screen.getByRole('checkbox', { name: 'Remote' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load jobs')).toBeTruthy();
    expect(within(alert).getByText(/The database is resting/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('takes a page of another shape for a failure', async () => {
    api.on(searchPostings, () => ({ status: 203, body: '<html>Sign in to the network</html>' }));
    openPage('/jobs');
    expect(await screen.findByText('Failed to load jobs')).toBeTruthy();
  });

  it('shows the answer of the last search, even when an earlier one arrives later', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    api.on(searchPostings, async ({ query }) => {
      if (query.get('jobType') !== 'onsite') return found(postings(2));
      await held;
      return found(postings(5));
    });
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '2 Jobs Found' });
    await user.click(screen.getByRole('checkbox', { name: 'Onsite' }));
    await waitFor(() => expect(api.received(searchPostings)).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: 'Onsite' }));
    release();
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 Jobs Found' })).toBeTruthy());
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('a job card', () => {
  it('shows the job and is one link to it', async () => {
    const words = Array.from({ length: 25 }, (_, index) => `word${index}`).join(' ');
    api.on(searchPostings, () => found([posting(1, { description: words, ctc: 12.5 })]));
    openPage('/jobs');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Sahyadri Hospital • Pune, Maharashtra')).toBeTruthy();
    expect(within(card).getByText('Full-time')).toBeTruthy();
    expect(within(card).getByText('12.5 LPA')).toBeTruthy();
    expect(within(card).getByText('12.5 lakh rupees per year')).toBeTruthy();
    expect(within(card).getByText(/word19…$/)).toBeTruthy();
    expect(within(card).getByText(/1 Mar 2026/)).toBeTruthy();
    expect(within(card).getByRole('link').getAttribute('href')).toBe(`/jobs/${posting(1).id}`);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('opens on %s, with the job in the navigation state', async (_, key) => {
    api.on(searchPostings, () => found([posting(1)]));
    const user = openPage('/jobs');
    (await screen.findByRole('link', { name: 'Staff Nurse 1' })).focus();
    await user.keyboard(key);
    expect(address()).toBe(`/jobs/${posting(1).id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse 1' })).toBeTruthy();
  });
});
