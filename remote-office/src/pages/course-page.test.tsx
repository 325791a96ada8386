import { screen, waitFor, within } from '@testing-library/react';
import { BATCH_MESSAGES } from '@kadam/shared/contract/course-batches';
import { OFFICE_ENROLMENT_MESSAGES } from '@kadam/shared/contract/office-enrolments';
import { Route, Routes } from '@kadam/shared/router';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import CoursePage from './course-page';
import CoursesPage from './courses-page';

const BATCH = {
  id: '00000000-0000-4000-8000-00000000000b',
  courseId: '00000000-0000-4000-8000-00000000000c',
  startDate: '2099-01-12',
  endDate: '2099-03-27',
  times: 'Mon to Fri, 6 pm to 8 pm',
  mode: 'classroom',
  place: '12 Park Street, Pune',
  seats: 1,
  fee: 18_500,
  instructor: 'Meera Joshi',
  languages: ['English', 'Marathi'],
  state: 'open',
  taken: 1,
  free: 0,
  waiting: 1,
  version: 3,
};
const COURSE = {
  id: BATCH.courseId,
  name: 'Bookkeeping with Tally',
  provider: 'Sahyadri Institute',
  category: 'Finance',
  isHidden: false,
  version: 2,
  batches: [BATCH],
  received: 1,
  enrollments: 2,
};
const ENROLLMENT = {
  id: '00000000-0000-4000-8000-00000000000e',
  version: 1,
  status: 'received',
  enrolledAt: '2026-11-27T04:30:00.000Z',
  changedAt: '2026-11-27T04:30:00.000Z',
  name: 'Asha Rao',
  firstName: 'Asha',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  address: 'Pune',
  accountEmail: 'asha@example.in',
  course: { id: COURSE.id, name: COURSE.name },
  batch: { id: BATCH.id, startDate: BATCH.startDate, times: BATCH.times },
  waitingPlace: null,
};
const RAVI = { ...ENROLLMENT, id: BATCH.id, name: 'Ravi Iyer', status: 'waiting', waitingPlace: 1 };

const GET_COURSE = `GET /office/courses/${COURSE.id}`;
const CHANGE = 'POST /office/enrollments/status';
const MOVE = 'POST /office/enrollments/batch';

const server = serveOffice(['course_manager'], () => ({
  'GET /office/courses': () => ok({ courses: [COURSE], pagination: { page: 1, limit: 50, total: 1 } }),
  [GET_COURSE]: () => ok({ course: COURSE }),
  'GET /office/enrollments': () =>
    ok({ enrollments: [ENROLLMENT, RAVI], pagination: { page: 1, limit: 50, total: 2 } }),
}));

const open = () =>
  openPage(
    <Routes>
      <Route path="/office/courses" element={<CoursesPage />} />
      <Route path="/office/courses/:courseId" element={<CoursePage />} />
    </Routes>,
    `/office/courses/${COURSE.id}`,
  );
const type = (user: ReturnType<typeof openPage>, label: string | RegExp, text: string) =>
  user.type(screen.getByLabelText(label), text);

test('a batch is added as a draft after validation', async () => {
  server.routes[`POST /office/courses/${COURSE.id}/batches`] = () => ok({ batch: BATCH });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add a batch' }));
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  for (const message of [BATCH_MESSAGES.seats, BATCH_MESSAGES.fee, BATCH_MESSAGES.languageMissing])
    expect(await screen.findByText(message)).toBeTruthy();
  await type(user, /^First day/, '2099-03-27');
  await type(user, /^Last day/, '2099-01-12');
  await type(user, /^Days and times/, 'Sat, 10 am');
  await type(user, /^Seats/, '12');
  await type(user, /^Fee/, '0');
  await type(user, /^Languages/, 'Hindi, , English ');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText(BATCH_MESSAGES.endsBefore)).toBeTruthy();
  expect(screen.getByText(BATCH_MESSAGES.placeMissing)).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Last day/));
  await type(user, /^Last day/, '2099-03-27');
  await user.selectOptions(screen.getByLabelText('Mode'), 'online');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText('The draft is saved. Open it, so that members can enroll.')).toBeTruthy();
  expect(server.bodiesOf(`POST /office/courses/${COURSE.id}/batches`)).toEqual([
    expect.objectContaining({ seats: 12, fee: 0, mode: 'online', place: '', languages: ['Hindi', 'English'] }),
  ]);
});

test('if another person changes the batch, the input is kept and the newest version is offered', async () => {
  server.routes[`PUT /office/batches/${BATCH.id}`] = ({ body }) =>
    (body as { version: number }).version === 3 ? failed(409, BATCH_MESSAGES.changed) : ok({ batch: BATCH });
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Edit: / }));
  expect(screen.getByText('2 people are enrolled')).toBeTruthy();
  await type(user, /^Seats/, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(BATCH_MESSAGES.changed)).toBeTruthy();
  server.routes[GET_COURSE] = () => ok({ course: { ...COURSE, batches: [{ ...BATCH, version: 4 }] } });
  await user.click(screen.getByRole('button', { name: 'Load the newest version' }));
  await waitFor(() => expect(server.calls.filter(({ name }) => name === GET_COURSE).length).toBeGreaterThan(1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The batch is saved.')).toBeTruthy();
  expect(server.bodiesOf(`PUT /office/batches/${BATCH.id}`).at(-1)).toMatchObject({ seats: 15, version: 4 });
});

test('a batch is canceled after a confirmation that names who is informed', async () => {
  server.routes[`PUT /office/batches/${BATCH.id}/state`] = () => ok({ batch: { ...BATCH, state: 'canceled' } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Cancel: / }));
  const question = screen.getByRole('dialog', { name: 'Cancel this batch?' });
  expect(question.textContent).toContain('2 enrollments are canceled, and the members are informed by email.');
  await user.click(within(question).getByRole('button', { name: 'Cancel the batch' }));
  expect(await screen.findByText('The batch is canceled, and its members are informed by email.')).toBeTruthy();
  expect(server.bodiesOf(`PUT /office/batches/${BATCH.id}/state`)).toEqual([{ state: 'canceled', version: 3 }]);
});

test('several enrollments are changed with a preview of the email, and unchanged ones are listed', async () => {
  server.routes[CHANGE] = () =>
    ok({
      outcomes: [
        { id: ENROLLMENT.id, message: null },
        { id: RAVI.id, message: OFFICE_ENROLMENT_MESSAGES.full },
      ],
    });
  const user = open();
  await user.click(await screen.findByLabelText('Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Change the status' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Status of 2 enrollments' }));
  await user.selectOptions(dialog.getByLabelText('New status'), 'Confirmed');
  await user.type(dialog.getByLabelText('Note for the member'), 'Bring a photo.');
  const preview = dialog.getByRole('region', { name: 'Preview of the email' });
  for (const text of ['Email to Asha Rao', 'Your seat in Bookkeeping with Tally is confirmed', 'Bring a photo.'])
    expect(within(preview).getByText(text)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Change 2 and send the emails' }));
  expect(await dialog.findByText(`Ravi Iyer: ${OFFICE_ENROLMENT_MESSAGES.full}`)).toBeTruthy();
  expect(server.bodiesOf(CHANGE)).toEqual([
    {
      status: 'confirmed',
      note: 'Bring a photo.',
      enrollments: [
        { id: ENROLLMENT.id, version: 1 },
        { id: RAVI.id, version: 1 },
      ],
    },
  ]);
  expect(await dialog.findByRole('button', { name: 'Change and send the email' })).toBeTruthy();
});

test('an enrollment is moved to another batch of its course, with a preview of the email', async () => {
  const later = {
    ...BATCH,
    id: '00000000-0000-4000-8000-00000000000d',
    startDate: '2099-02-16',
    free: 4,
    taken: 16,
    seats: 20,
    waiting: 0,
  };
  server.routes[GET_COURSE] = () => ok({ course: { ...COURSE, batches: [BATCH, later] } });
  server.routes[MOVE] = () => ok({ outcomes: [{ id: ENROLLMENT.id, message: OFFICE_ENROLMENT_MESSAGES.full }] });
  const user = open();
  await user.click(await screen.findByLabelText(/^Select Asha Rao, /));
  await user.click(screen.getByRole('button', { name: 'Move to another batch' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move Asha Rao' }));
  const choice = await dialog.findByLabelText('New batch');
  await user.selectOptions(choice, '12 Jan 2099, Mon to Fri, 6 pm to 8 pm (0 seats free)');
  await user.click(dialog.getByRole('button', { name: 'Move and send the email' }));
  expect(await dialog.findByText(OFFICE_ENROLMENT_MESSAGES.sameBatch)).toBeTruthy();
  await user.selectOptions(choice, '16 Feb 2099, Mon to Fri, 6 pm to 8 pm (4 seats free)');
  expect(dialog.getByText('Your new batch of Bookkeeping with Tally')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Move and send the email' }));
  expect(await dialog.findByText(`Asha Rao: ${OFFICE_ENROLMENT_MESSAGES.full}`)).toBeTruthy();
  server.routes[MOVE] = () => ok({ outcomes: [{ id: ENROLLMENT.id, message: null }] });
  await user.click(await dialog.findByRole('button', { name: 'Move and send the email' }));
  expect(await screen.findByText('Asha Rao is in the batch of 16 Feb 2099 and is informed by email.')).toBeTruthy();
  const sent = { batch: later.id, note: '', enrollments: [{ id: ENROLLMENT.id, version: 1 }] };
  expect(server.bodiesOf(MOVE)).toEqual([sent, sent]);
});

test('an auditor sees courses and enrollments without actions', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  const user = open();
  expect(await screen.findByRole('table', { name: 'Enrollments: 2' })).toBeTruthy();
  expect(await screen.findByText('1 of 1 seat taken, 1 on the waiting list')).toBeTruthy();
  expect(screen.getByText('place 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add|: 12 Jan/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All courses' }));
  expect(await screen.findByRole('table', { name: 'Courses: 1' })).toBeTruthy();
});

test('a course that could not be loaded is retried', async () => {
  server.routes[GET_COURSE] = () => failed(500, 'Broken.');
  const user = open();
  expect(await screen.findByText('The course could not be loaded')).toBeTruthy();
  server.routes[GET_COURSE] = () => ok({ course: { ...COURSE, batches: [] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No batches')).toBeTruthy();
});
