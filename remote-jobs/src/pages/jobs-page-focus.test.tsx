import { searchPostings } from '@kadam/shared/contract/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { found, posting, rejected } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage });

const postings = (count: number) => Array.from({ length: count }, (_, index) => posting(index + 1));
const expectFocusOnCount = () =>
  expect(document.activeElement).toBe(
    within(screen.getByRole('region', { name: 'Results' })).getAllByRole('heading')[0],
  );

const { api } = eachTest((server) => {
  server.on(searchPostings, () => found(postings(12), 30));
});

describe('focus on the jobs page', () => {
  it('stays where it is while the pay range is applied and taken away', async () => {
    const user = openPage('/jobs');
    await user.type(await screen.findByLabelText('Max'), '012{Enter}');
    expect(address()).toBe('/jobs?maxCTC=12');
    expect(document.activeElement).toBe(screen.getByLabelText('Max'));
    expect(screen.getByLabelText('Max')).toHaveProperty('value', '12');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset' }));
  });

  it('goes to the bound that is wrong', async () => {
    const user = openPage('/jobs');
    await user.type(await screen.findByLabelText('Max'), 'x');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Max'));
  });

  it('goes to the count when a removed filter takes its button away', async () => {
    const user = openPage('/jobs?jobType=remote&search=nurse');
    await user.click(await screen.findByRole('button', { name: "Remove 'Remote'" }));
    expect(address()).toBe('/jobs?search=nurse');
    expectFocusOnCount();
  });

  it('goes to the count from the ways out of an empty list', async () => {
    api.on(searchPostings, ({ query }) => (query.has('search') ? found([]) : found(postings(1))));
    const user = openPage('/jobs?search=nurse');
    const title = await screen.findByText('No jobs match your search');
    await user.click(within(title.parentElement ?? document.body).getByRole('button', { name: "Remove 'nurse'" }));
    expectFocusOnCount();
  });

  it('goes to the count when Retry takes itself away', async () => {
    api.on(searchPostings, () => rejected(500, 'The database is resting.'));
    const user = openPage('/jobs');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on(searchPostings, () => found(postings(2)));
    await user.click(retry);
    await screen.findByRole('heading', { name: '2 Jobs Found' });
    expectFocusOnCount();
  });
});

it('adds no step to the history when the pay range does not change', async () => {
  const user = openPage('/jobs');
  await screen.findByRole('heading', { name: '30 Jobs Found' });
  const steps = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByLabelText('Min')).toHaveProperty('value', '0'));
  expect(window.history.length).toBe(steps);
});
