import { screen, waitFor, within } from '@testing-library/react';
import { POSTING_MESSAGES } from '@kadam/shared/contract/postings';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { provideExtensions } from '@kadam/shared/extensions';
import { Route, Routes } from '@kadam/shared/router';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { EMPLOYERS, POSTING, suggestions } from '../testing/postings';
import NewPostingPage from './new-posting-page';
import PostingPage from './posting-page';

const ONE = `/office/postings/${POSTING.id}`;
const PUT = `PUT ${ONE}`;
const STATE = `PUT ${ONE}/state`;
const stored = (change: object) => ok({ posting: { ...POSTING, version: 4, ...change } });

const server = serveOffice(['recruiter'], () => ({
  [`GET ${ONE}`]: () => ok({ posting: POSTING }),
  'GET /office/employers': () => EMPLOYERS,
}));

const open = (address = ONE) =>
  openPage(
    <Routes>
      <Route path="/office/postings" element={<p>The list</p>} />
      <Route path="/office/postings/new" element={<NewPostingPage />} />
      <Route path="/office/postings/:postingId" element={<PostingPage />} />
    </Routes>,
    address,
  );
const title = () => screen.findByLabelText<HTMLInputElement>(/^Title/);

test('a change is saved with the version that it replaces', async () => {
  server.routes[PUT] = () => stored({ jobName: 'Ward Nurse', changedBy: 'Asha Rao', changedAt: POSTING.createdAt });
  const user = open();
  await user.clear(await title());
  await user.type(await title(), 'Ward Nurse');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(server.bodiesOf(PUT)).toEqual([
    expect.objectContaining({
      jobName: 'Ward Nurse',
      version: 3,
      skills: ['Triage'],
      ctc: 4.8,
      expiresOn: '2026-12-31',
    }),
  ]);
  expect(screen.getByText(/changed by Asha Rao/)).toBeTruthy();
});

test('if another person changes the posting, the input stays until the newest state is loaded', async () => {
  server.routes[PUT] = () => failed(409, STAFF_MESSAGES.changed);
  const user = open();
  await user.type(await title(), ' (ICU)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(STAFF_MESSAGES.changed)).toBeTruthy();
  expect((await title()).value).toBe('Staff Nurse (ICU)');
  server.routes[`GET ${ONE}`] = () => stored({ jobName: 'Ward Sister' });
  await user.click(screen.getByRole('button', { name: 'Show the newest state' }));
  await waitFor(async () => expect((await title()).value).toBe('Ward Sister'));
  server.routes[PUT] = () => stored({ jobName: 'Ward Sister!', version: 5 });
  await user.type(await title(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.bodiesOf(PUT).at(-1)).toMatchObject({ version: 4, jobName: 'Ward Sister!' }));
});

test('a server error is shown at its field, also for an entry of a list', async () => {
  server.routes[PUT] = () =>
    failed(400, 'Wrong.', {
      details: [
        { field: 'expiresOn', message: POSTING_MESSAGES.dayOver },
        { field: 'skills.0', message: 'Must be at most 80 characters.' },
      ],
    });
  const user = open();
  await user.type(await title(), '!');
  await user.type(screen.getByLabelText(/^Pay/), 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the pay as a number, such as 4.8.')).toBeTruthy();
  expect(server.bodiesOf(PUT)).toEqual([]);
  await user.clear(screen.getByLabelText(/^Pay/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(POSTING_MESSAGES.dayOver)).toBeTruthy();
  expect(screen.getByText('Must be at most 80 characters.')).toBeTruthy();
});

test('a draft is published, and missing fields are listed', async () => {
  const missing = [POSTING_MESSAGES.companyMissing, POSTING_MESSAGES.descriptionMissing];
  server.routes[STATE] = () =>
    failed(400, missing[0]!, {
      details: [
        { field: 'companyName', message: missing[0] },
        { field: 'description', message: missing[1] },
      ],
    });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Publish now' }));
  for (const sentence of missing) expect(await screen.findByText(sentence)).toBeTruthy();
  server.routes[STATE] = () => stored({ state: 'published' });
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('The posting is published.')).toBeTruthy();
  expect(server.bodiesOf(STATE).at(-1)).toEqual({ state: 'published', version: 3 });
  expect(screen.getByRole('link', { name: 'Public page' }).getAttribute('href')).toBe(`/jobs/${POSTING.id}`);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('a posting is scheduled for a time in India', async () => {
  server.routes[STATE] = () => stored({ state: 'scheduled', publishAt: '2026-12-01T04:30:00.000Z' });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule the publication' }));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getByText(POSTING_MESSAGES.timeMissing)).toBeTruthy();
  await user.type(dialog.getByLabelText('Day and time in India'), '2026-12-01T10:00');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText(/for 1 Dec 2026, 10:00/)).toBeTruthy();
  expect(server.bodiesOf(STATE)).toEqual([{ state: 'scheduled', publishAt: '2026-12-01T04:30:00.000Z', version: 3 }]);
});

test('changes are saved before the state changes, and following a link asks before they are lost', async () => {
  const user = open();
  await user.type(await title(), '!');
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(screen.getByText('Save your changes first.')).toBeTruthy();
  expect(server.bodiesOf(STATE)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Postings' }));
  await user.click(await screen.findByRole('button', { name: 'Stay and save' }));
  expect((await title()).value).toBe('Staff Nurse!');
  await user.click(screen.getByRole('link', { name: 'Postings' }));
  await user.click(await screen.findByRole('button', { name: 'Leave and discard' }));
  expect(await screen.findByText('The list')).toBeTruthy();
});

test('the preview shows the input', async () => {
  const View = ({ name, props }: { name: string; props: object }) => <p>{`${name} ${JSON.stringify(props)}`}</p>;
  const observer = class {
    constructor(private readonly onSeen: (entries: object[]) => void) {}
    observe = () => this.onSeen([{ isIntersecting: true }]);
    disconnect = () => undefined;
  };
  Object.assign(window, { IntersectionObserver: observer });
  provideExtensions({ has: (name) => name === 'office.posting', loadView: async () => View });
  const user = open();
  await user.type(await title(), ' (ICU)');
  expect(await screen.findByText(/^office\.posting .*"Staff Nurse \(ICU\)"/)).toBeTruthy();
});

test('a new posting is saved as a draft with a new id, and its page opens', async () => {
  server.routes['POST /office/postings'] = ({ body }) => ({
    status: 201,
    body: { success: true, data: { posting: { ...POSTING, ...(body as object) } } },
  });
  server.routes['GET /office/session'] = () => ok(SESSION);
  const user = open('/office/postings/new');
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText(POSTING_MESSAGES.titleMissing)).toBeTruthy();
  await user.type(await title(), 'Welder');
  await user.type(screen.getByLabelText(/^Skills/), 'MIG, TIG');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/office\/postings\/[\da-f-]{36}$/));
  const [body] = server.bodiesOf('POST /office/postings') as { id: string }[];
  expect(body).toMatchObject({ jobName: 'Welder', skills: ['MIG', 'TIG'], category: null, ctc: null });
  expect(window.location.pathname).toBe(`/office/postings/${body?.id}`);
});

test('an auditor sees state and preview without a form', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  open();
  expect(await screen.findByText('Draft')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save|Publish|Duplicate/ })).toBeNull();
});

test('the company is an existing employer, or a new one that saving adds', async () => {
  const user = open();
  const field = await screen.findByLabelText(/^Company/);
  expect(await screen.findByText('A new employer: it is added when you save')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'rose  mills');
  expect(await screen.findByText('An employer of the office')).toBeTruthy();
  expect(suggestions(field)).toEqual(['Rose Mills']);
});
