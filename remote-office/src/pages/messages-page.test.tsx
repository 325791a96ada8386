import { screen, waitFor, within } from '@testing-library/react';
import { INBOX_MESSAGES } from '@kadam/shared/contract/inbox';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import MailsPage from './mails-page';
import MessagesPage from './messages-page';

const ID = '00000000-0000-4000-8000-000000000009';
const MEERA = { id: '00000000-0000-4000-8000-000000000010', name: 'Meera Iyer' };
const AT = '2026-11-27T04:30:00.000Z';
const MESSAGE = {
  id: ID,
  at: AT,
  name: 'Ravi Nair',
  email: 'ravi@example.in',
  phone: '',
  message: 'Do you hire nurses?',
  assignee: null,
  handled: null,
  replies: 0,
  version: 1,
};
const MAIL = {
  id: ID,
  kind: 'application-status',
  to: 'asha@example.in',
  subject: 'Interview: your application',
  state: 'failed',
  createdAt: AT,
  at: AT,
  attempts: 9,
  error: '550: no such mailbox',
};
const pagination = { page: 1, limit: 50, total: 1 };
let message: typeof MESSAGE | Record<string, unknown>;
let replies: object[];

const server = serveOffice(['recruiter'], () => ({
  'GET /office/colleagues': () => ok({ colleagues: [MEERA] }),
  'GET /office/messages': () => ok({ messages: [message], pagination }),
  [`GET /office/messages/${ID}`]: () => ok({ message, replies }),
  'GET /office/mails': () => ok({ mails: [MAIL], pagination }),
}));
beforeEach(() => {
  [message, replies] = [MESSAGE, []];
});

async function openMessage() {
  const user = openPage(<MessagesPage />, '/office/messages');
  await user.click(await screen.findByRole('button', { name: 'Open the message of Ravi Nair' }));
  await screen.findByRole('dialog', { name: 'Message of Ravi Nair' });
  return user;
}

test('messages are listed with their first words, and filtered by state in the URL', async () => {
  const user = openPage(<MessagesPage />, '/office/messages');
  const table = await screen.findByRole('table', { name: 'Messages: 1' });
  expect(within(table).getAllByRole('cell')[0]?.textContent).toBe('Do you hire nurses?');
  await user.selectOptions(screen.getByLabelText('State'), 'Open');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(window.location.search).toBe('?state=open'));
});

test('a message is assigned, and marked as handled on the version that is shown', async () => {
  server.routes[`PUT /office/messages/${ID}`] = ({ body }) => {
    const { assigneeId, isHandled } = body as { assigneeId: string | null; isHandled: boolean };
    message = {
      ...message,
      assignee: assigneeId ? MEERA : null,
      handled: isHandled ? { at: AT, by: 'Asha Rao' } : null,
      version: Number(message.version) + 1,
    };
    return ok({ message, replies });
  };
  const user = await openMessage();
  await screen.findByRole('option', { name: 'Meera Iyer' });
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Meera Iyer');
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveProperty('value', MEERA.id));
  await user.click(screen.getByRole('button', { name: 'Mark as handled' }));
  expect(await screen.findByRole('button', { name: 'Open it again' })).toBeTruthy();
  expect(server.bodiesOf(`PUT /office/messages/${ID}`)).toEqual([
    { assigneeId: MEERA.id, isHandled: false, version: 1 },
    { assigneeId: MEERA.id, isHandled: true, version: 2 },
  ]);
});

test('a change by another person is reported, and the newest state is shown', async () => {
  server.routes[`PUT /office/messages/${ID}`] = () => {
    message = { ...MESSAGE, handled: { at: AT, by: 'Meera Iyer' }, version: 2 };
    return failed(409, INBOX_MESSAGES.changed, { code: 'CONFLICT' });
  };
  const user = await openMessage();
  await user.click(screen.getByRole('button', { name: 'Mark as handled' }));
  expect(await screen.findByText(INBOX_MESSAGES.changed)).toBeTruthy();
  expect(await screen.findByText(/by Meera Iyer/)).toBeTruthy();
});

test('a failed reply is sent again with the same id, and then shown', async () => {
  const path = `POST /office/messages/${ID}/replies`;
  let tries = 0;
  server.routes[path] = ({ body }) => {
    tries += 1;
    if (tries === 1) return failed(503, 'Please try again in a moment.');
    const { text } = body as { text: string };
    replies = [{ id: MEERA.id, at: AT, by: 'Asha Rao', text }];
    return ok({ message, replies });
  };
  const user = await openMessage();
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText(INBOX_MESSAGES.replyMissing)).toBeTruthy();
  await user.type(screen.getByLabelText('Reply'), 'Come on Monday.');
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  await waitFor(() => expect(screen.getByLabelText('Reply')).toHaveProperty('value', ''));
  expect(screen.getByText('Come on Monday.')).toBeTruthy();
  const [one, two] = server.bodiesOf(path);
  expect(two).toEqual(one);
});

test('an auditor sees messages and emails without actions', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  await openMessage();
  expect(screen.queryByLabelText('Reply')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as handled' })).toBeNull();
});

test('a failed email shows its reason, is retried, or removed after a confirmation', async () => {
  server.routes[`POST /office/mails/${ID}/retry`] = () => ok();
  server.routes[`DELETE /office/mails/${ID}`] = () => failed(404, INBOX_MESSAGES.mailGone);
  const user = openPage(<MailsPage />, '/office/emails?state=failed');
  expect(await screen.findByText('550: no such mailbox')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again to asha@example.in' }));
  expect(await screen.findByText('The email is tried again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the email to asha@example.in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this email?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(INBOX_MESSAGES.mailGone)).toBeTruthy();
});
