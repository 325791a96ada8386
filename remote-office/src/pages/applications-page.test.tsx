import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { OFFICE_APPLICATION_MESSAGES } from '@kadam/shared/contract/office-applications';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { Route, Routes } from '@kadam/shared/router';
import { ASHA, pageOf, POSTING, RAVI, TEMPLATE, WHOLE } from '../testing/applications';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import ApplicationPage from './application-page';
import ApplicationsBoardPage from './applications-board-page';
import ApplicationsPage from './applications-page';
import TemplatesPage from './templates-page';

const LIST = 'GET /office/applications';
const MOVE = 'POST /office/applications/status';
const BOARD = `GET /office/postings/${POSTING.id}/applications`;
const ONE = `/office/applications/${ASHA.id}`;

const server = serveOffice(['recruiter'], () => ({
  'GET /office/templates': () => ok({ templates: [{ ...TEMPLATE, status: 'seen', version: 0 }, TEMPLATE] }),
  [LIST]: () => ok(pageOf([ASHA, RAVI], 120)),
  [MOVE]: ({ body }) =>
    ok({
      outcomes: (body as { applications: { id: string }[] }).applications.map(({ id }) => ({ id, message: null })),
    }),
  [BOARD]: () => ok({ board: board() }),
  [`GET ${ONE}`]: () => ok({ application: WHOLE }),
  [`GET ${ONE}/messages`]: () => ok({ messages: MESSAGES }),
  [`GET ${ONE}/fit`]: () => ok({ fit: FIT }),
  [`GET ${ONE}/resume-text`]: () => ok({ resume: { pages: [['Asha Rao', 'Nurse'], ['Page two']] } }),
}));

const message = (fields: object) => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  at: '2026-11-22T06:00:00.000Z',
  ...fields,
});
const MESSAGES = [
  message({ from: 'office', by: 'Kavya Reddy', text: 'Please bring certificates.', isRead: true }),
  message({
    id: '00000000-0000-4000-8000-0000000000d2',
    from: 'candidate',
    by: '',
    text: 'Which ones?',
    isRead: false,
  }),
];
const FIT = {
  hasProfile: true,
  hasResume: true,
  resumeName: 'Asha Rao.pdf',
  skills: [
    { skill: 'Patient care', line: 'Cared for patients', course: null },
    { skill: 'IV therapy', line: null, course: null },
  ],
  points: [{ about: 'pay', verdict: 'differs', asked: '6 lakh a year', yours: '7 lakh a year expected' }],
};
const board = (received = 1) => ({
  posting: POSTING,
  columns: (['received', 'seen', 'shortlisted', 'interview', 'offer', 'hired', 'not_chosen'] as const).map(
    (status) => ({
      status,
      total: { received, offer: 1 }[status as string] ?? 0,
      applications: [ASHA, RAVI].filter((one) => one.status === status),
    }),
  ),
});

const auditor = () => (server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] }));
const openAt = (path: string, page: ReactNode, address: string) =>
  openPage(
    <Routes>
      <Route path={path} element={page} />
    </Routes>,
    address,
  );
const openTable = (search = '') => openPage(<ApplicationsPage />, `/office/applications${search}`);
const openBoard = () => openAt('/office/board/:postingId', <ApplicationsBoardPage />, `/office/board/${POSTING.id}`);
const openOne = () => openAt('/office/applications/:applicationId', <ApplicationPage />, ONE);
const openTemplates = (search = '?status=interview') => openPage(<TemplatesPage />, `/office/templates${search}`);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const queriesOf = (name: string) =>
  server.calls.filter((call) => call.name === name).map(({ query }) => Object.fromEntries(query));

describe('the table of applications', () => {
  test('shows candidate, job and status, and keeps search, order and page in the URL', async () => {
    const user = openTable('?q=rao&status=received');
    const row = within(await screen.findByRole('row', { name: /Asha Rao/ }));
    expect(row.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(ONE);
    expect(row.getByText('Received')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Ravi Iyer/ })).getByText('2 new messages')).toBeTruthy();
    expect(queriesOf(LIST)[0]).toEqual({
      q: 'rao',
      status: 'received',
      sort: '-applied',
      page: '1',
      limit: '50',
    });
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(window.location.search).toBe('?q=rao&status=received&page=2');
    await user.click(await screen.findByRole('button', { name: 'Candidate' }));
    expect(window.location.search).toBe('?q=rao&status=received&sort=name');
    await user.selectOptions(screen.getByLabelText('Status'), 'Hired');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toBe('?q=rao&status=hired&sort=name');
  });

  test('shows a text if nothing matches, and retries after an error', async () => {
    server.routes[LIST] = () => failed(503, 'Busy.');
    const user = openTable();
    expect(await screen.findByText('Busy.')).toBeTruthy();
    server.routes[LIST] = () => ok(pageOf([]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No applications')).toBeTruthy();
  });

  test('gives an auditor no actions', async () => {
    auditor();
    openTable();
    await screen.findByRole('row', { name: /Asha Rao/ });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  test('for one job names the job and links to all jobs', async () => {
    const user = openTable(`?posting=${POSTING.id}`);
    await user.click(await screen.findByRole('button', { name: 'Show all jobs' }));
    expect(window.location.search).toBe('');
  });
});

describe('moving applications', () => {
  async function choose(user: ReturnType<typeof openTable>, ...names: string[]) {
    for (const name of names)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}, Staff Nurse` }));
    await user.click(screen.getByRole('button', { name: 'Move to…' }));
    return dialog(names.length === 1 ? `Move ${names[0]}` : `Move ${names.length} applications`);
  }

  test('previews the email, sends the versions, and shows the result', async () => {
    const user = openTable();
    const form = await choose(user, 'Asha Rao');
    await user.selectOptions(form.getByLabelText('New status'), 'Interview');
    await user.type(form.getByLabelText('Note for the candidate'), 'Monday, {{{{name}}.');
    const preview = within(form.getByRole('region', { name: 'Preview of the email' }));
    expect(preview.getByText('Interview: Staff Nurse')).toBeTruthy();
    expect(
      preview.getByText(/Dear Asha,\s+come to Sanjeevani Care\. See http:\/\/127\.0\.0\.1:\d+\/myjobs\./),
    ).toBeTruthy();
    expect(preview.getByText('Monday, Asha.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Move to Interview and send the email' }));
    expect(await screen.findByText('Asha Rao is moved to Interview and is informed by email.')).toBeTruthy();
    expect(server.bodiesOf(MOVE)).toEqual([
      { status: 'interview', note: 'Monday, {{name}}.', applications: [{ id: ASHA.id, version: 1 }] },
    ]);
  });

  test('rejects an unknown variable before anything is sent', async () => {
    const user = openTable();
    const form = await choose(user, 'Asha Rao');
    await user.selectOptions(form.getByLabelText('New status'), 'Interview');
    await user.type(form.getByLabelText('Note for the candidate'), 'Hello {{{{nmae}}');
    await user.click(form.getByRole('button', { name: /^Move to Interview/ }));
    expect(form.getByText('There is no variable {{nmae}}.')).toBeTruthy();
    expect(server.bodiesOf(MOVE)).toEqual([]);
  });

  test('skips applications that cannot change to the status', async () => {
    const user = openTable();
    const form = await choose(user, 'Asha Rao', 'Ravi Iyer');
    await user.selectOptions(form.getByLabelText('New status'), 'Interview');
    expect(form.getByText('1 of 2 stay as they are')).toBeTruthy();
    await user.click(form.getByRole('button', { name: /^Move to Interview/ }));
    await waitFor(() => expect(server.bodiesOf(MOVE)).toMatchObject([{ applications: [{ id: ASHA.id }] }]));
  });

  test('lists an application that a colleague has changed, keeps the note, and then moves only that one', async () => {
    server.routes[MOVE] = () =>
      ok({
        outcomes: [
          { id: ASHA.id, message: OFFICE_APPLICATION_MESSAGES.changed },
          { id: RAVI.id, message: null },
        ],
      });
    const user = openTable();
    const form = await choose(user, 'Asha Rao', 'Ravi Iyer');
    await user.selectOptions(form.getByLabelText('New status'), 'Hired');
    await user.type(form.getByLabelText('Note for the candidate'), 'Welcome.');
    server.routes[LIST] = () =>
      ok(
        pageOf([
          { ...ASHA, version: 2, status: 'seen' },
          { ...RAVI, version: 4, status: 'hired' },
        ]),
      );
    await user.click(form.getByRole('button', { name: /^Move 2 to Hired/ }));
    expect(await form.findByText(/^Asha Rao: Another staff member has changed/)).toBeTruthy();
    expect(form.getByLabelText('Note for the candidate')).toHaveProperty('value', 'Welcome.');
    server.routes[MOVE] = () => ok({ outcomes: [{ id: ASHA.id, message: null }] });
    await user.click(await form.findByRole('button', { name: 'Move to Hired and send the email' }));
    expect(await screen.findByText('Asha Rao is moved to Hired and is informed by email.')).toBeTruthy();
    expect(server.bodiesOf(MOVE)[1]).toMatchObject({ applications: [{ id: ASHA.id, version: 2 }] });
  });
});

describe('the board of a job', () => {
  const column = (name: string) => within(screen.getByRole('region', { name }));

  test('has a column for each status with its total, and moves a card with the keyboard', async () => {
    const user = openBoard();
    await screen.findByRole('region', { name: 'Board' });
    expect(column('Received').getByRole('link', { name: 'Asha Rao' })).toBeTruthy();
    expect(column('Offer').getByText('No resume')).toBeTruthy();
    column('Received').getByRole('button', { name: 'Move to… Asha Rao' }).focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    const form = await dialog('Move Asha Rao');
    expect(form.getByLabelText('New status')).toHaveProperty('value', 'interview');
    await user.click(form.getByRole('button', { name: /^Move to Interview/ }));
    expect((await screen.findByText(/^Asha Rao is moved to Interview/)).getAttribute('role')).toBe('status');
    expect(server.calls.filter(({ name }) => name === BOARD)).toHaveLength(2);
  });

  test('offers only possible statuses in the menu', async () => {
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Move to… Ravi Iyer' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Hired', 'Not chosen']);
  });

  test('has no menus for an auditor', async () => {
    auditor();
    openBoard();
    await screen.findByRole('link', { name: 'Asha Rao' });
    expect(screen.queryAllByRole('button', { name: /^Move to/ })).toEqual([]);
  });

  test('shows more cards of a column on request', async () => {
    server.routes[BOARD] = () => ok({ board: board(150) });
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const all = await screen.findByRole('link', { name: 'All 150 in the table' });
    expect(all.getAttribute('href')).toBe(`/office/applications?status=received&posting=${POSTING.id}`);
    expect(queriesOf(LIST)).toEqual([{ posting: POSTING.id, status: 'received', sort: '-changed', limit: '100' }]);
  });

  test('shows a message for a job that does not exist', async () => {
    server.routes[BOARD] = () => failed(404, OFFICE_APPLICATION_MESSAGES.postingGone);
    openBoard();
    expect(await screen.findByText(OFFICE_APPLICATION_MESSAGES.postingGone)).toBeTruthy();
  });
});

describe('one application', () => {
  test('has the profile, the text of the resume, the fit with reasons, the history and the notes', async () => {
    openOne();
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy();
    expect(screen.getByText('asha.home@example.in')).toBeTruthy();
    const text = await screen.findByRole('region', { name: 'Text of the resume' });
    expect(text.textContent).toBe('Asha Rao\nNursePage two');
    expect(await screen.findByText('Job: 6 lakh a year. Candidate: 7 lakh a year expected.')).toBeTruthy();
    expect(screen.getByText('Cared for patients')).toBeTruthy();
    const history = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(history[0]?.textContent).toMatch(/^Interview 21 Nov 2026.*by Kavya ReddyMonday at 11$/);
    expect(screen.getByText('Speaks Marathi.')).toBeTruthy();
  });

  test('saves a note, and after an error sends the same one again', async () => {
    const add = `POST ${ONE}/notes`;
    server.routes[add] = () => failed(503, 'Busy.');
    const user = openOne();
    await user.type(await screen.findByLabelText('New note'), ' Call after six. ');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    expect(await screen.findByText('Busy.')).toBeTruthy();
    server.routes[add] = () => ok({ note: WHOLE.notes[0] });
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveProperty('value', ''));
    const [first, second] = server.bodiesOf(add);
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Call after six.' });
    expect(second).toEqual(first);
  });

  test('shows the messages, marks new ones, and sends an answer once', async () => {
    const write = `POST ${ONE}/messages`;
    server.routes[write] = () => failed(503, 'Busy.');
    const user = openOne();
    const panel = within(await screen.findByRole('region', { name: 'Messages with the candidate' }));
    const items = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Kavya Reddy .*, with the status Interview Monday at 11$/),
      expect.stringMatching(/^Kavya Reddy .*, read Please bring certificates\.$/),
      expect.stringMatching(/^Asha Rao .*NewWhich ones\?$/),
    ]);
    await user.type(panel.getByLabelText('New message'), 'All of them.');
    await user.click(panel.getByRole('button', { name: 'Send the message' }));
    expect(await panel.findByText('Busy.')).toBeTruthy();
    server.routes[write] = () => ok({ message: MESSAGES[0] });
    await user.click(panel.getByRole('button', { name: 'Send the message' }));
    await waitFor(() => expect(panel.getByLabelText('New message')).toHaveProperty('value', ''));
    const [first, second] = server.bodiesOf(write);
    expect(first).toEqual({ id: expect.any(String), text: 'All of them.' });
    expect(second).toEqual(first);
    await waitFor(() => expect(queriesOf(`GET ${ONE}/messages`)).toHaveLength(2));
  });

  test('has no actions for an auditor', async () => {
    auditor();
    openOne();
    await screen.findByRole('heading', { name: 'Asha Rao' });
    expect(screen.queryByRole('button', { name: /Move|note|message/ })).toBeNull();
  });

  test('cannot be moved if it is withdrawn', async () => {
    server.routes[`GET ${ONE}`] = () => ok({ application: { ...WHOLE, status: 'withdrawn' } });
    openOne();
    expect(await screen.findByText(/^The candidate has withdrawn this application/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move to…' })).toBeNull();
  });

  test('shows the error of a file that cannot be read, and everything else', async () => {
    server.routes[`GET ${ONE}/resume-text`] = () => failed(422, 'This file is locked with a password.');
    openOne();
    expect(await screen.findByText('This file is locked with a password.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  });
});

describe('message templates', () => {
  const save = 'PUT /office/templates/interview';

  test('are edited with a preview, and saved with the version that they replace', async () => {
    server.routes[save] = () => ok({ template: { ...TEMPLATE, version: 3 } });
    const user = openTemplates();
    const text = await screen.findByLabelText(/^Text/);
    await user.clear(text);
    await user.type(text, 'Dear {{{{name}}, hello {{{{nmae}}.');
    expect(screen.getByText('Dear Asha, hello {{nmae}}.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save the template' }));
    expect(screen.getByText('There is no variable {{nmae}}.')).toBeTruthy();
    await user.clear(text);
    await user.type(text, 'Dear {{{{name}}');
    await user.click(screen.getByRole('button', { name: 'Save the template' }));
    expect(await screen.findByText('The template is saved. The next email uses it.')).toBeTruthy();
    expect(server.bodiesOf(save)).toEqual([{ subject: TEMPLATE.subject, text: 'Dear {{name}}', version: 2 }]);
  });

  test('keep the input if a colleague has changed them, and replace the newest version afterwards', async () => {
    server.routes[save] = ({ body }) =>
      (body as { version: number }).version === 3 ? ok({ template: TEMPLATE }) : failed(409, STAFF_MESSAGES.changed);
    const user = openTemplates();
    await user.type(await screen.findByLabelText(/^Subject/), '!');
    await user.click(screen.getByRole('button', { name: 'Save the template' }));
    expect(await screen.findByText(STAFF_MESSAGES.changed)).toBeTruthy();
    server.routes['GET /office/templates'] = () =>
      ok({ templates: [{ ...TEMPLATE, version: 3, changedBy: 'Ravi Iyer' }] });
    await user.click(screen.getByRole('button', { name: 'Load the newest version' }));
    await screen.findByText(/^Changed by Ravi Iyer/);
    expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', `${TEMPLATE.subject}!`);
    await user.click(screen.getByRole('button', { name: 'Save the template' }));
    expect(await screen.findByText(/^The template is saved/)).toBeTruthy();
  });

  test('can be restored to the built-in text, and each has a URL', async () => {
    const user = openTemplates();
    await user.click(await screen.findByRole('button', { name: 'Use the built-in text' }));
    expect(screen.getByLabelText(/^Text/)).toHaveProperty('value', 'Built-in text');
    expect(screen.queryByRole('button', { name: 'Use the built-in text' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Status'), 'Seen');
    expect(window.location.search).toBe('?status=seen');
  });

  test('are shown to an auditor as candidates get them', async () => {
    auditor();
    openTemplates();
    expect(await screen.findByText('Interview: Staff Nurse')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save the template' })).toBeNull();
  });
});
