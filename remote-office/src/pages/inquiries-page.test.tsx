import { screen, waitFor, within } from '@testing-library/react';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import InquiriesPage from './inquiries-page';

const ID = '00000000-0000-4000-8000-000000000009';
const MEERA = '00000000-0000-4000-8000-000000000010';
const INQUIRY = {
  id: ID,
  company: 'Rose Mills',
  name: 'Ravi Nair',
  email: 'ravi@rose.example',
  phone: '',
  role: 'Weaver',
  people: 4,
  location: 'Nashik',
  payFrom: 3,
  payTo: null,
  wantedBy: '2027-01-15',
  message: 'Night shift.',
  state: 'new',
  assigneeId: null,
  assignee: null,
  notes: '',
  employerId: null,
  postingId: null,
  version: 1,
  createdAt: '2026-11-27T04:30:00.000Z',
  changedAt: '2026-11-27T04:30:00.000Z',
};
const pageOf = (...inquiries: object[]) =>
  ok({
    inquiries,
    pagination: { page: 1, limit: 50, total: inquiries.length },
  });

const server = serveOffice(['recruiter'], () => ({
  'GET /office/inquiries': () => pageOf(INQUIRY),
  'GET /office/colleagues': () => ok({ colleagues: [{ id: MEERA, name: 'Meera Iyer' }] }),
}));

const open = (query = '') => openPage(<InquiriesPage />, `/office/inquiries${query}`);
const calls = (name: string) => server.calls.filter((one) => one.name === name);
const openFirst = async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Open: Rose Mills, Weaver' }));
  return user;
};

test('an inquiry shows the request of the company and its assignee', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Inquiries: 1' });
  const cells = within(table).getAllByRole('cell');
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Weaver4 people, Nashik',
    'From 3 LPA',
    'New',
    'Not assigned',
  ]);
});

test('the filter by state is in the URL and is sent', async () => {
  const user = open();
  await user.selectOptions(await screen.findByLabelText('State'), 'In progress');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(window.location.search).toBe('?state=in_progress'));
  await waitFor(() => expect(calls('GET /office/inquiries').at(-1)?.query.get('state')).toBe('in_progress'));
});

test('one click creates the employer and a draft posting, and the dialog closes with a message', async () => {
  server.routes[`POST /office/inquiries/${ID}/convert`] = () => ok({ inquiry: INQUIRY });
  const user = await openFirst();
  expect(screen.getByRole('link', { name: 'ravi@rose.example' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create employer and draft posting' }));
  expect(await screen.findByText('Rose Mills is among the employers, and Weaver is a draft posting.')).toBeTruthy();
});

test('state, assignee and notes are saved, and input is kept if another person changes the inquiry', async () => {
  server.routes[`PUT /office/inquiries/${ID}`] = () => failed(409, STAFF_MESSAGES.changed);
  const user = await openFirst();
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('State'), 'In progress');
  await user.selectOptions(dialog.getByLabelText('Assigned to'), 'Meera Iyer');
  await user.type(dialog.getByLabelText('Notes'), 'Called.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(STAFF_MESSAGES.changed)).toBeTruthy();
  expect(dialog.getByLabelText('Notes')).toHaveProperty('value', 'Called.');
  server.routes[`PUT /office/inquiries/${ID}`] = () => ok({ inquiry: INQUIRY });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The inquiry of Rose Mills is saved.')).toBeTruthy();
});

test.each([
  ['an auditor', ['auditor'], 'new'],
  ['everyone when it is converted', ['recruiter'], 'converted'],
])('%s can only read an inquiry', async (_who, roles, state) => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles });
  const postingId = state === 'converted' ? MEERA : null;
  server.routes['GET /office/inquiries'] = () => pageOf({ ...INQUIRY, state, postingId });
  await openFirst();
  const link = screen.queryByRole('link', { name: 'Open the posting' });
  expect(link?.getAttribute('href')).toBe(postingId === null ? undefined : `/office/postings/${MEERA}`);
  expect(screen.queryByRole('button', { name: /Save|Create/ })).toBeNull();
});
