import { screen, waitFor, within } from '@testing-library/react';
import { FIGURE_MESSAGES, type Figures } from '@kadam/shared/contract/figures';
import { failed, ok, serveOffice } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import FiguresPage from './figures-page';

const ID = '00000000-0000-4000-8000-0000000000a1';
const NONE = { views: 0, applications: 0, enrollments: 0, signups: 0, checks: 0, messages: 0, inquiries: 0 };
const STAGES = { views: 1_200, applications: 40, shortlisted: 10, interview: 5, offer: 2, hired: 1 };
const FIGURES: Figures = {
  from: '2026-11-26',
  to: '2026-11-27',
  by: 'day',
  steps: [
    { ...NONE, from: '2026-11-26', applications: 31 },
    { ...NONE, from: '2026-11-27', applications: 9, views: 1_200 },
  ],
  funnel: STAGES,
  postings: [{ id: ID, title: 'Staff Nurse', company: 'Aarogya Care', ...STAGES }],
  responses: [
    { kind: 'applications', received: 40, responded: 12, medianMinutes: 200, p90Minutes: 3_120 },
    { kind: 'messages', received: 0, responded: 0, medianMinutes: null, p90Minutes: null },
    { kind: 'inquiries', received: 2, responded: 2, medianMinutes: 45, p90Minutes: 60 },
  ],
};

const server = serveOffice(['content_editor'], () => ({ 'GET /office/figures': () => ok({ figures: FIGURES }) }));

const open = (query = '') => openPage(<FiguresPage />, `/office/figures${query}`);
const cellsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('each chart has a text alternative, and a table has the same numbers', async () => {
  open();
  const chart = await screen.findByRole('img', { name: 'Applications: 40 in all, most from 26 Nov 2026: 31' });
  expect(chart.querySelectorAll('rect')).toHaveLength(2);
  expect(screen.getAllByRole('img')).toHaveLength(7);
  expect(screen.getByRole('img', { name: 'Sign-ups: none in this period' })).toBeTruthy();
  expect(await cellsOf('Days')).toEqual([
    ['27 Nov 2026', '1,200', '9', '0', '0', '0', '0', '0'],
    ['26 Nov 2026', '0', '31', '0', '0', '0', '0', '0'],
  ]);
});

test('the funnel has shares of the applications, and response times are texts', async () => {
  open();
  expect(await cellsOf('Stages')).toEqual([
    ['Views', '1,200', '–'],
    ['Applications', '40', '100%'],
    ['Shortlisted', '10', '25%'],
    ['Interview', '5', '13%'],
    ['Offer', '2', '5%'],
    ['Hired', '1', '3%'],
  ]);
  expect(await cellsOf('Responses')).toEqual([
    ['Applications', '40', '12', '3 h 20 min', '2 days 4 h'],
    ['Contact messages', '0', '0', '–', '–'],
    ['Inquiries of employers', '2', '2', '45 min', '1 h'],
  ]);
});

test('period and posting are in the URL and are sent, and an invalid period is not sent', async () => {
  const user = open('?from=2026-11-20&to=2026-11-27');
  await user.click(await screen.findByRole('link', { name: 'Staff Nurse' }));
  await waitFor(() => expect(window.location.search).toBe(`?from=2026-11-20&to=2026-11-27&posting=${ID}`));
  await waitFor(() => expect(String(server.calls.at(-1)?.query)).toBe(`from=2026-11-20&to=2026-11-27&posting=${ID}`));
  expect(screen.queryByRole('img')).toBeNull();
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(FIGURE_MESSAGES.order)).toBeTruthy();
  expect(window.location.search).toContain('from=2026-11-20');
});

test('figures that could not be loaded are retried', async () => {
  server.routes['GET /office/figures'] = () => failed(400, FIGURE_MESSAGES.range);
  const user = open('?from=2020-01-01');
  expect(await screen.findByText(FIGURE_MESSAGES.range)).toBeTruthy();
  server.routes['GET /office/figures'] = () => ok({ figures: { ...FIGURES, postings: [] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No views and no applications in this period.')).toBeTruthy();
});
