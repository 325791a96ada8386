import { screen, waitFor, within } from '@testing-library/react';
import { INBOX_MESSAGES } from '@kadam/shared/contract/inbox';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import SubscribersPage from './subscribers-page';

const KAVYA = {
  id: '00000000-0000-4000-8000-000000000009',
  email: 'kavya@example.in',
  state: 'confirmed',
  since: '2026-11-27T04:30:00.000Z',
};
const pageOf = (...subscribers: object[]) =>
  ok({ subscribers, pagination: { page: 1, limit: 50, total: subscribers.length } });

const server = serveOffice(['content_editor'], () => ({ 'GET /office/subscribers': () => pageOf(KAVYA) }));

const open = (query = '') => openPage(<SubscribersPage />, `/office/subscribers${query}`);

test('a state applies immediately, and the export gets the same search', async () => {
  const user = open('?q=kavya&page=2');
  const table = await screen.findByRole('table', { name: 'Subscribers: 1' });
  expect(within(table).getByText('Confirmed')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('State'), 'Not confirmed yet');
  await waitFor(() => expect(window.location.search).toBe('?q=kavya&state=pending'));
  server.routes['GET /office/subscribers/export'] = () => failed(503, 'The file is too long at this moment.');
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('The file is too long at this moment.')).toBeTruthy();
  const { query } = server.calls.find(({ name }) => name === 'GET /office/subscribers/export') ?? {};
  expect(String(query)).toBe('q=kavya&state=pending');
});

test('an address is removed after a confirmation, and one that is already removed is reported', async () => {
  server.routes[`DELETE /office/subscribers/${KAVYA.id}`] = () => failed(404, INBOX_MESSAGES.subscriberGone);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Remove kavya@example.in' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(INBOX_MESSAGES.subscriberGone)).toBeTruthy();
  server.routes[`DELETE /office/subscribers/${KAVYA.id}`] = () => ok();
  server.routes['GET /office/subscribers'] = () => pageOf();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('kavya@example.in is removed.')).toBeTruthy();
  expect(await screen.findByText('No subscribers')).toBeTruthy();
});

test('an auditor cannot remove an address', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  open();
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
