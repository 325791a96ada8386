import { screen, waitFor, within } from '@testing-library/react';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { EMPLOYERS, LISTED_POSTING, suggestions } from '../testing/postings';
import PostingsPage from './postings-page';

const WELDER = { ...LISTED_POSTING, id: '00000000-0000-4000-8000-00000000000b', jobName: 'Welder', applications: 0 };
const pageOf = (total: number, ...postings: object[]) => ok({ postings, pagination: { page: 1, limit: 50, total } });

const server = serveOffice(['recruiter'], () => ({
  'GET /office/postings': () => pageOf(2, LISTED_POSTING, WELDER),
  'GET /office/employers': () => EMPLOYERS,
}));

const open = (query = '') => openPage(<PostingsPage />, `/office/postings${query}`);
const queries = () => server.calls.filter(({ name }) => name === 'GET /office/postings').map(({ query }) => query);
const CHANGES = 'POST /office/postings/changes';

test('a posting is listed with its state and its applications, and links to its page', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Staff Nurse/ }));
  expect(row.getByRole('link', { name: 'Staff Nurse' }).getAttribute('href')).toBe(
    `/office/postings/${LISTED_POSTING.id}`,
  );
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '',
    'Sahyadri HospitalPune, Maharashtra',
    'Draft',
    '12',
    '27 Nov 2026',
    '31 Dec 2026',
  ]);
});

test('filters, order and page are in the URL and are sent, and a new order starts on the first page', async () => {
  server.routes['GET /office/postings'] = () => pageOf(120, LISTED_POSTING);
  const user = open('?q=nurse&state=draft&page=2');
  expect(await screen.findByRole('table', { name: 'Postings: 51 to 100 of 120' })).toBeTruthy();
  expect(Object.fromEntries(queries()[0]!)).toMatchObject({ q: 'nurse', state: 'draft', sort: '-created', page: '2' });
  await user.click(screen.getByRole('button', { name: 'Applications' }));
  await waitFor(() => expect(window.location.search).toBe('?q=nurse&state=draft&sort=-applications'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Healthcare');
  await waitFor(() => expect(queries().at(-1)?.get('category')).toBe('healthcare'));
  expect(queries().at(-1)?.get('sort')).toBe('-applications');
});

test('the postings of an employer are selected by its name, with suggestions', async () => {
  const user = open('?state=draft');
  const field = await screen.findByLabelText('Employer');
  await user.type(field, 'rose');
  await waitFor(() => expect(suggestions(field)).toEqual(['Rose Mills']));
  await waitFor(() => expect(server.calls.at(-1)?.query.get('q')).toBe('rose'));
  await user.clear(field);
  await user.type(field, 'Rose Mills');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(queries().at(-1)?.get('employer')).toBe('Rose Mills'));
  expect(window.location.search).toBe('?employer=Rose+Mills&state=draft');
});

test('several postings are closed after a confirmation, and unchanged ones are listed with reasons', async () => {
  server.routes[CHANGES] = () =>
    ok({
      results: [
        { id: LISTED_POSTING.id, title: 'Staff Nurse', status: 'failed', message: 'This is a draft.' },
        { id: WELDER.id, title: 'Welder', status: 'changed', message: null },
      ],
    });
  const user = open();
  await user.click(await screen.findByLabelText('Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 2 postings?' }));
  await user.click(dialog.getByRole('button', { name: 'Close them' }));
  expect(await screen.findByText('1 posting changed, 1 not changed.')).toBeTruthy();
  expect(screen.getByText('Staff Nurse: This is a draft.')).toBeTruthy();
  expect(server.bodiesOf(CHANGES)).toEqual([{ action: 'close', ids: [LISTED_POSTING.id, WELDER.id] }]);
  await waitFor(() => expect(queries()).toHaveLength(2));
});

test('an expiry date is set for the selected postings', async () => {
  server.routes[CHANGES] = () =>
    ok({ results: [{ id: WELDER.id, title: 'Welder', status: 'changed', message: null }] });
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Welder, Sahyadri Hospital' }));
  await user.click(screen.getByRole('button', { name: 'Set the expiry date' }));
  await user.type(await screen.findByLabelText('Last day'), '2026-12-24');
  await user.click(screen.getByRole('button', { name: 'Set the date' }));
  expect(await screen.findByText('1 posting changed.')).toBeTruthy();
  expect(server.bodiesOf(CHANGES)).toEqual([{ action: 'set-expiry', ids: [WELDER.id], expiresOn: '2026-12-24' }]);
});

test('an auditor sees the list without actions', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  open();
  expect(await screen.findByRole('link', { name: 'Welder' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New posting' })).toBeNull();
});

test('an error has a Retry button, and an empty list a text', async () => {
  server.routes['GET /office/postings'] = () => failed(500, 'Something went wrong here.');
  const user = open();
  expect(await screen.findByText('Something went wrong here.')).toBeTruthy();
  server.routes['GET /office/postings'] = () => pageOf(0);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No postings')).toBeTruthy();
});
