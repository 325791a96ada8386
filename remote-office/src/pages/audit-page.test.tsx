import { screen, waitFor, within } from '@testing-library/react';
import { failed, ok, serveOffice } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import AuditPage from './audit-page';

const ENTRY = {
  id: '00000000-0000-4000-8000-000000000009',
  at: '2026-11-27T04:30:00.000Z',
  who: { name: 'Asha Rao', email: 'asha@example.in' },
  action: 'staff.change-roles',
  subject: { kind: 'staff', id: 'x', title: 'ravi@example.in' },
  before: { roles: ['recruiter'] },
  after: { roles: ['auditor'] },
};
const pageOf = (total: number, ...entries: object[]) => ok({ entries, pagination: { page: 1, limit: 50, total } });

const server = serveOffice(['owner'], () => ({ 'GET /office/audit': () => pageOf(1, ENTRY) }));

const open = (query = '') => openPage(<AuditPage />, `/office/audit${query}`);
const queries = () => server.calls.filter(({ name }) => name === 'GET /office/audit').map(({ query }) => query);

test('an entry shows time, person, action and change in words', async () => {
  open();
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/27 Nov 2026, 10:00/),
    'Asha Raoasha@example.in',
    'Changed the rolesravi@example.in',
    'Roles: Recruiter Auditor',
  ]);
  expect(screen.getByRole('table', { name: 'Entries: 1' })).toBeTruthy();
});

test('a search is in the URL, is sent, and starts on the first page', async () => {
  server.routes['GET /office/audit'] = () => pageOf(120, ENTRY);
  const user = open('?q=ravi&page=2');
  expect(await screen.findByRole('table', { name: 'Entries: 51 to 100 of 120' })).toBeTruthy();
  expect([queries()[0]?.get('q'), queries()[0]?.get('page')]).toEqual(['ravi', '2']);
  const field = screen.getByLabelText('Person, action or thing');
  expect(field).toHaveProperty('value', 'ravi');
  await user.clear(field);
  await user.type(field, 'asha');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(window.location.search).toBe('?q=asha&from=2026-11-01'));
  await waitFor(() => expect(queries().at(-1)?.get('from')).toBe('2026-11-01'));
  await user.click(screen.getByRole('link', { name: /2/ }));
  await waitFor(() => expect(queries().at(-1)?.get('page')).toBe('2'));
});

test('an error has a Retry button, and an empty list a text', async () => {
  server.routes['GET /office/audit'] = () => failed(500, 'Something went wrong here.');
  const user = open();
  expect(await screen.findByText('Something went wrong here.')).toBeTruthy();
  server.routes['GET /office/audit'] = () => pageOf(0);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No entries')).toBeTruthy();
});
