import { screen, waitFor, within } from '@testing-library/react';
import { COURSE_MESSAGES, type CourseContent } from '@kadam/shared/contract/office-courses';
import { Route, Routes } from '@kadam/shared/router';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import CourseContentPage from './course-content-page';
import CoursePage from './course-page';
import CoursesPage from './courses-page';
import NewCoursePage from './new-course-page';

const ID = '00000000-0000-4000-8000-00000000000c';
const COURSE: CourseContent = {
  id: ID,
  name: 'Bookkeeping with Tally',
  category: 'Finance',
  genre: '',
  provider: 'Sahyadri Institute',
  duration: '3 months',
  level: 'Beginner',
  fee: 12_500,
  startDate: null,
  mode: null,
  students: null,
  description: 'Keep the books of a small business.',
  synopsis: '',
  fullSynopsis: '',
  features: [],
  learningOutcomes: ['Close a month'],
  curriculum: ['Vouchers', 'Ledgers'],
  isHidden: false,
  isEdited: false,
  source: 'academy',
  version: 3,
  changedBy: null,
  changedAt: null,
};
const LISTED = { ...COURSE, batches: [], received: 0, enrollments: 0 };
const CONTENT = `/office/courses/${ID}/content`;
const VISIBILITY = `PUT /office/courses/${ID}/visibility`;
const one = (changes: Partial<CourseContent> = {}) => ok({ course: { ...COURSE, ...changes } });
const page = (key: string, rows: readonly object[]) =>
  ok({ [key]: rows, pagination: { page: 1, limit: 50, total: rows.length } });

const server = serveOffice(['course_manager'], () => ({
  'GET /office/courses': () => page('courses', [{ ...LISTED, isHidden: true }]),
  'GET /office/enrollments': () => page('enrollments', []),
  [`GET /office/courses/${ID}`]: () => ok({ course: LISTED }),
  [`GET ${CONTENT}`]: () => one(),
}));

const open = (address = `/office/courses/content/${ID}`) =>
  openPage(
    <Routes>
      <Route path="/office/courses" element={<CoursesPage />} />
      <Route path="/office/courses/new" element={<NewCoursePage />} />
      <Route path="/office/courses/:courseId" element={<CoursePage />} />
      <Route path="/office/courses/content/:courseId" element={<CourseContentPage />} />
    </Routes>,
    address,
  );
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

test('a course is added after validation, with each error at its field, and its page opens', async () => {
  server.routes['POST /office/courses'] = ({ body }) => {
    server.routes[`GET /office/courses/${(body as { id: string }).id}`] = () =>
      ok({ course: { ...LISTED, isHidden: true } });
    return ok({ course: { ...COURSE, ...(body as object), isHidden: true } });
  };
  const user = open('/office/courses');
  expect(await screen.findByText('Hidden')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Add a course' }));
  await user.type(await field(/^Fee/), 'ten');
  await user.click(await field(/^Curriculum/));
  await user.paste(`Vouchers\n${'x'.repeat(501)}`);
  await user.click(screen.getByRole('button', { name: 'Add the course' }));
  const { nameMissing, categoryMissing, providerMissing, durationMissing, descriptionMissing, fee } = COURSE_MESSAGES;
  for (const message of [nameMissing, categoryMissing, providerMissing, durationMissing, descriptionMissing, fee])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(/^“x{40}…”: Must be at most 500 characters\.$/)).toBeTruthy();
  expect(server.bodiesOf('POST /office/courses')).toEqual([]);

  const texts = { Name: 'Payroll', Category: 'Finance', Provider: 'Sahyadri', Duration: '6 weeks' };
  for (const [label, text] of Object.entries(texts)) await user.type(await field(new RegExp(`^${label}`)), text);
  await user.type(await field(/^Description/), 'Pay on time.');
  for (const label of [/^Fee/, /^Curriculum/]) await user.clear(await field(label));
  await user.type(await field(/^Fee/), '12,500');
  await user.type(await field(/^Curriculum/), 'Attendance{Enter}{Enter} Payslips ');
  await user.selectOptions(screen.getByLabelText('Mode'), 'online');
  await user.click(screen.getByRole('button', { name: 'Add the course' }));
  expect(await screen.findByRole('button', { name: 'Show on the site' })).toBeTruthy();
  const [body] = server.bodiesOf('POST /office/courses') as { id: string }[];
  expect(body).toMatchObject({
    name: 'Payroll',
    fee: 12_500,
    students: null,
    mode: 'online',
    genre: '',
    curriculum: ['Attendance', 'Payslips'],
  });
  expect(window.location.pathname).toBe(`/office/courses/${body?.id}`);
});

test('if another person changes the course, the input is kept and the newest version is offered', async () => {
  server.routes[`PUT ${CONTENT}`] = ({ body }) =>
    (body as { version: number }).version === 3
      ? failed(409, COURSE_MESSAGES.changed)
      : one({ ...(body as CourseContent), isEdited: true, version: 5 });
  const user = open();
  expect(await screen.findByText('When you save a change, the next imports leave it as it is.')).toBeTruthy();
  await user.type(await field(/^Name/), ' Prime');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(COURSE_MESSAGES.changed)).toBeTruthy();
  server.routes[`GET ${CONTENT}`] = () => one({ fee: 9_000, version: 4 });
  await user.click(screen.getByRole('button', { name: 'Load the newest version' }));
  await waitFor(async () => expect((await field(/^Fee/)).value).toBe('9000'));
  expect((await field(/^Name/)).value).toBe('Bookkeeping with Tally Prime');
  expect(screen.queryByText(COURSE_MESSAGES.changed)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(server.bodiesOf(`PUT ${CONTENT}`).at(-1)).toMatchObject({
    version: 4,
    name: 'Bookkeeping with Tally Prime',
    fee: 9_000,
    curriculum: ['Vouchers', 'Ledgers'],
  });
  expect(screen.getByText('It was edited here, so the next imports leave it as it is.')).toBeTruthy();
});

test('following a link asks before input is lost', async () => {
  const user = open();
  await user.type(await field(/^Name/), '!');
  await user.click(screen.getByRole('link', { name: COURSE.name }));
  await user.click(await screen.findByRole('button', { name: 'Stay and save' }));
  expect((await field(/^Name/)).value).toBe(`${COURSE.name}!`);
});

test('a course is hidden after a confirmation, and shown again', async () => {
  server.routes[VISIBILITY] = ({ body }) => {
    const { isHidden } = body as { isHidden: boolean };
    server.routes[`GET /office/courses/${ID}`] = () => ok({ course: { ...LISTED, isHidden, version: 4 } });
    return one({ isHidden, version: 4 });
  };
  const user = open(`/office/courses/${ID}`);
  expect(await screen.findByRole('link', { name: 'Public page' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide the course' }));
  const question = within(screen.getByRole('dialog', { name: `Hide ${COURSE.name}?` }));
  await user.click(question.getByRole('button', { name: 'Hide the course' }));
  expect(await screen.findByText('The course is hidden.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Public page' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show on the site' }));
  expect(await screen.findByText('The course is shown on the site.')).toBeTruthy();
  expect(server.bodiesOf(VISIBILITY)).toEqual([
    { isHidden: true, version: 3 },
    { isHidden: false, version: 4 },
  ]);
});

test('an auditor reads the content without a form', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  const user = open(`/office/courses/${ID}`);
  await user.click(await screen.findByRole('link', { name: 'Content of the course' }));
  expect(await screen.findByText('₹12,500')).toBeTruthy();
  expect(screen.getByText(/Vouchers\s+Ledgers/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save|Hide|Show on/ })).toBeNull();
});

test('a course that could not be loaded is retried', async () => {
  server.routes[`GET ${CONTENT}`] = () => failed(500, 'Broken.');
  const user = open();
  expect(await screen.findByText('The course could not be loaded')).toBeTruthy();
  server.routes[`GET ${CONTENT}`] = () => one();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await field(/^Name/)).value).toBe(COURSE.name);
});
