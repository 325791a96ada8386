import { searchPostings } from '@kadam/shared/contract/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { FACETS, found, posting } from '../testing/postings';
import { address, goBack, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage });

const postings = (count: number) => Array.from({ length: count }, (_, index) => posting(index + 1));

// Outside of `act` a transition is still pending after the click, as in a browser.
function clickAsBrowser(boxes: readonly HTMLInputElement[], check: (box: HTMLInputElement) => void): void {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  for (const box of boxes) {
    box.click();
    check(box);
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

const { api } = eachTest((server) => {
  server.on(searchPostings, () => found(postings(12), 30));
});

describe('the filters', () => {
  it('are grouped with their values, the pay from 0', async () => {
    openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    const group = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => `${box.labels?.[0]?.querySelector('span > span')?.textContent} ${box.value}`);
    expect(group('Work Arrangement')).toEqual(['Onsite onsite', 'Hybrid hybrid', 'Remote remote']);
    expect(group('Employment Type')).toEqual(['Full-time full_time', 'Part-time part_time']);
    expect(group('Experience Level')).toEqual([
      'Fresher fresher',
      'Intermediate intermediate',
      'Experienced experienced',
    ]);
    expect(group('Category')).toEqual([
      'IT & Software it',
      'Healthcare healthcare',
      'Finance finance',
      'Marketing marketing',
      'Engineering engineering',
      'Other other',
    ]);
    const pay = within(screen.getByRole('group', { name: 'CTC Range (LPA)' }));
    expect(pay.getByLabelText('Min')).toHaveProperty('value', '0');
    expect(pay.getByLabelText('Max')).toHaveProperty('value', '');
    expect(pay.getAllByRole('button').map((button) => button.textContent)).toEqual(['Apply', 'Reset']);
  });

  it('a link to a category ticks its box, and nothing found offers to search without it', async () => {
    api.on(searchPostings, ({ query }) => found(query.get('category') === 'finance' ? [] : postings(1)));
    const user = openPage('/jobs?category=finance');
    await screen.findByText('No jobs match your search');
    expect(screen.getByRole('checkbox', { name: /^Finance/ })).toHaveProperty('checked', true);
    const [remove] = screen.getAllByRole('button', { name: "Remove 'Finance'" });
    await user.click(remove ?? document.body);
    expect(address()).toBe('/jobs');
    expect(await screen.findByRole('heading', { name: '1 Job Found' })).toBeTruthy();
  });

  it('takes a ticked box into the address, and Back takes it out again', async () => {
    const user = openPage('/jobs?page=2');
    await user.click(await screen.findByRole('checkbox', { name: /^Hybrid/ }));
    expect(address()).toBe('/jobs?jobType=hybrid');
    await user.click(screen.getByRole('checkbox', { name: /^Part-time/ }));
    expect(address()).toBe('/jobs?jobType=hybrid&employmentType=part_time');
    await goBack();
    await goBack();
    expect(address()).toBe('/jobs?page=2');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Hybrid/ })).toHaveProperty('checked', false));
  });

  it('ticks a box at once, and builds a second click on the first', async () => {
    const user = openPage('/jobs');
    await screen.findByRole('heading', { name: '30 Jobs Found' });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    clickAsBrowser(boxes, (box) => expect(box.checked).toBe(true));
    await waitFor(() =>
      expect(address()).toBe(
        '/jobs?category=it,healthcare,finance,marketing,engineering,other&jobType=onsite,hybrid,remote&employmentType=full_time,part_time&experienceLevel=fresher,intermediate,experienced',
      ),
    );
    await waitFor(() => expect(boxes.every((box) => box.checked)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/jobs');
  });

  it('shows an error beside Min above Max, and sends nothing', async () => {
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

  it('offers to take a filter away when nothing is found', async () => {
    api.on(searchPostings, ({ query }) => (query.has('jobType') ? found([]) : found(postings(1))));
    const user = openPage('/jobs?search=nurse&jobType=remote');
    expect(await screen.findByText('No jobs match your search')).toBeTruthy();
    const offers = screen.getByText('No jobs match your search').parentElement;
    await user.click(within(offers ?? document.body).getByRole('button', { name: "Remove 'Remote'" }));
    expect(address()).toBe('/jobs?search=nurse');
    expect(await screen.findByRole('heading', { name: '1 Job Found' })).toBeTruthy();
  });

  it('show how many jobs each value would give; those of the last search stay while the next one runs', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const fewer = { ...FACETS, employmentType: { full_time: 11, part_time: 1 } };
    api.on(searchPostings, async ({ query }) => {
      if (!query.has('jobType')) return found(postings(12), 30);
      await held;
      return found(postings(2), 2, { facets: fewer });
    });
    const user = openPage('/jobs');
    await screen.findByRole('checkbox', { name: 'Intermediate (1,284)' });
    const none = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remote (0)' });
    await user.click(none);
    expect(none.checked).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Full-time (27)' })).toBeTruthy();
    release();
    expect(await screen.findByRole('checkbox', { name: 'Full-time (11)' })).toBeTruthy();
  });

  it.each([
    [{ facets: undefined, similarTo: undefined }],
    [{ facets: null, similarTo: 7 }],
    [{ facets: { jobType: 'x' } }],
  ])('have no counts when the server sends %j', async (rest) => {
    const { status: _, body } = found(postings(1), 1, rest);
    api.on(searchPostings, () => ({ status: 203, body }));
    openPage('/jobs');
    await screen.findByRole('heading', { name: '1 Job Found' });
    expect(screen.getByRole('checkbox', { name: 'Remote' })).toBeTruthy();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});

describe('the order and the day of posting', () => {
  it('are requested and stored in the URL; the newest are first by default', async () => {
    const user = openPage('/jobs?search=nurse');
    await user.selectOptions(await screen.findByLabelText('Sort by:'), 'Sort by: Best Match');
    expect(address()).toBe('/jobs?search=nurse&sort=best');
    await user.selectOptions(screen.getByLabelText('Date Posted'), 'Last 7 days');
    expect(address()).toBe('/jobs?search=nurse&postedWithin=7&sort=best');
    await waitFor(() => expect(api.received(searchPostings).at(-1)?.query.get('postedWithin')).toBe('7'));
    expect(api.received(searchPostings).at(-1)?.query.get('sort')).toBe('best');
    await user.click(screen.getByRole('button', { name: "Remove 'Last 7 days'" }));
    expect(address()).toBe('/jobs?search=nurse&sort=best');
  });
});

describe('the drawer of filters', () => {
  it('takes the pay just typed when it is left by its button, and stays when that cannot be', async () => {
    const user = openPage('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Filters', hidden: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.clear(drawer.getByLabelText('Min'));
    await user.type(drawer.getByLabelText('Min'), 'ten');
    await user.click(drawer.getByRole('button', { name: 'Show 30 jobs' }));
    expect(drawer.getByText(/^Enter a number from 0/)).toBeTruthy();
    await user.clear(drawer.getByLabelText('Min'));
    await user.type(drawer.getByLabelText('Min'), '10');
    await user.click(drawer.getByRole('button', { name: 'Show 30 jobs' }));
    expect(address()).toBe('/jobs?minCTC=10');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
