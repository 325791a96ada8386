import { screen, waitFor, within } from '@testing-library/react';
import { PRIVACY_REQUEST_MESSAGES } from '@kadam/shared/contract/privacy-requests';
import { DEFAULT_PRIVACY_FACTS, PRIVACY_SETTINGS_MESSAGES } from '@kadam/shared/contract/privacy-settings';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import PrivacyPage from './privacy-page';

const ID = '00000000-0000-4000-8000-000000000019';
const REQUEST = {
  id: ID,
  kind: 'correction',
  name: 'Ravi Nair',
  email: 'ravi@example.in',
  isMember: true,
  isConfirmed: false,
  text: 'My name is spelled Rawi.',
  state: 'received',
  receivedAt: '2026-11-27T04:30:00.000Z',
  dueAt: '2026-12-27T04:30:00.000Z',
  isOverdue: true,
  notes: '',
  answer: null,
  version: 1,
};
let request: Record<string, unknown>;
let settings: Record<string, unknown>;

const server = serveOffice(['owner'], () => ({
  'GET /office/privacy/requests': () => ok({ requests: [request], pagination: { page: 1, limit: 50, total: 1 } }),
  [`GET /office/privacy/requests/${ID}`]: () => ok({ request }),
  'GET /office/privacy/settings': () => ok({ settings }),
  'GET /office/privacy/settings/effect': ({ query }) =>
    ok({ removed: { resumes: query.get('resumes') === '6' ? 14 : 0 } }),
}));
beforeEach(() => {
  request = REQUEST;
  settings = { ...DEFAULT_PRIVACY_FACTS, version: 3 };
});

async function openRequest() {
  const user = openPage(<PrivacyPage />, '/office/privacy');
  await user.click(await screen.findByRole('button', { name: 'Open the request of Ravi Nair' }));
  await screen.findByRole('dialog', { name: 'Correct or complete my data' });
  return user;
}

test('a request shows that it is overdue and unconfirmed, and is answered with the version shown', async () => {
  const path = `POST /office/privacy/requests/${ID}/answer`;
  server.routes[path] = ({ body }) => {
    const { text } = body as { text: string };
    request = { ...request, state: 'answered', version: 2, answer: { at: REQUEST.dueAt, by: 'Asha Rao', text } };
    return ok({ request });
  };
  const user = await openRequest();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/\(overdue\)/)).toBeTruthy();
  expect(dialog.getByText(/not confirmed: make sure who it is/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await dialog.findByText(PRIVACY_REQUEST_MESSAGES.answerMissing)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'It is corrected.');
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await dialog.findByText(/It is corrected\./)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Send the answer' })).toBeNull();
  expect(server.bodiesOf(path)).toEqual([{ outcome: 'answered', text: 'It is corrected.', version: 1 }]);
});

test('notes are kept if another person changes the request, and are saved over the newest version', async () => {
  const path = `PUT /office/privacy/requests/${ID}`;
  server.routes[path] = ({ body }) => {
    const { version } = body as { version: number };
    if (version === 2) return ok({ request: { ...request, version: 3 } });
    request = { ...request, state: 'in_progress', version: 2 };
    return failed(409, PRIVACY_REQUEST_MESSAGES.changed, { code: 'CONFLICT' });
  };
  const user = await openRequest();
  await user.type(screen.getByLabelText(/^Notes/), 'Ask the course team.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(PRIVACY_REQUEST_MESSAGES.changed)).toBeTruthy();
  expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', 'Ask the course team.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.bodiesOf(path).at(-1)).toMatchObject({ notes: 'Ask the course team.', version: 2 }),
  );
});

test('a shorter period shows what it removes before it is saved, and an invalid one is reported', async () => {
  const path = 'PUT /office/privacy/settings';
  server.routes[path] = () => failed(409, PRIVACY_SETTINGS_MESSAGES.changed, { code: 'CONFLICT' });
  const user = openPage(<PrivacyPage />, '/office/privacy');
  const period = await screen.findByLabelText(/^Resumes \(months\)/);
  expect(await screen.findByText('With these periods nothing is removed at the moment.')).toBeTruthy();
  await user.clear(period);
  await user.type(period, '6');
  expect(await screen.findByText('Resumes: 14')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save the settings' }));
  expect(await screen.findByText(PRIVACY_SETTINGS_MESSAGES.changed)).toBeTruthy();
  expect(period).toHaveProperty('value', '6');
  expect(server.bodiesOf(path)).toEqual([
    { ...DEFAULT_PRIVACY_FACTS, retention: { ...DEFAULT_PRIVACY_FACTS.retention, resumes: 6 }, version: 3 },
  ]);
  await user.type(period, '0');
  await user.click(screen.getByRole('button', { name: 'Save the settings' }));
  expect(await screen.findByText('Resumes: please enter whole months from 3 to 24.')).toBeTruthy();
});

test('an auditor sees requests, settings and the record of consents without actions', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  const record = {
    id: ID,
    purpose: 'newsletter',
    isGiven: true,
    textVersion: 1,
    policyVersion: 2,
    source: 'mail_link',
    at: REQUEST.dueAt,
  };
  server.routes['GET /office/privacy/consents'] = ({ query }) =>
    ok({ records: query.get('email') === 'ravi@example.in' ? [record] : [] });
  const user = await openRequest();
  expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('3 years after the last activity')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save the settings' })).toBeNull();
  await user.type(screen.getByLabelText(/^Email of the person/), 'ravi@example.in');
  await user.click(screen.getByRole('button', { name: 'Show the record' }));
  expect(
    await screen.findByText(/Newsletter: given with the link of an email, text 1, privacy policy version 2/),
  ).toBeTruthy();
});
