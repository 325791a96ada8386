import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENROL_MESSAGES } from '@kadam/shared/contract/enrolments';
import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter, Route, Routes } from '@kadam/shared/router';
import { signIn, signOut } from '@kadam/shared/session';
import { ApiServer } from '@kadam/shared/testing/api-server';
import CoursePage from './course-page';
import { failure, ok, sentCourse } from '../testing/courses';

const server = new ApiServer();
const batch = {
  id: '00000000-0000-4000-8000-00000000000a',
  startDate: '2099-01-12',
  endDate: '2099-03-27',
  times: 'Mon to Fri, 6 pm to 8 pm',
  mode: 'classroom',
  place: '12 Park Street, Pune',
  fee: 18_500,
  instructor: 'Meera Joshi',
  languages: ['English', 'Marathi'],
  seats: 20,
  free: 3,
};
const full = { ...batch, id: '00000000-0000-4000-8000-00000000000b', startDate: '2099-02-02', free: 0 };
const person = { jobseekerName: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 43210', address: 'Pune' };

let batches: object[] = [];
let own: object[] = [];

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  queryClient.clear();
  [batches, own] = [[batch, full], []];
  signIn({ token: 'a-token', userId: 'asha' });
  server.respond = respond;
});
afterEach(() => act(() => signOut()));

const course = sentCourse(1, { name: 'Data Analysis' });
const respond: ApiServer['respond'] = ({ path }) => {
  if (path.startsWith('/api/auth/getprofile')) return ok({ user: person });
  if (path.startsWith('/api/courses/enrollments')) return ok({ success: true, courses: own });
  return ok({ success: true, course: { ...course, batches } });
};

async function open() {
  window.history.replaceState(null, '', `/courses/${course.id}`);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/courses/:courseId" element={<CoursePage />} />
      </Routes>
    </BrowserRouter>,
  );
  const heading = await screen.findByRole('heading', { name: 'Batches' });
  return within(heading.parentElement!).getAllByRole('listitem');
}

async function openForm() {
  await userEvent.click(screen.getByRole('button', { name: 'Enroll Course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enroll Course' }));
  await waitFor(() => expect(dialog.getByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao'));
  return dialog;
}

it('shows each batch with its dates, place, fee, languages and the seats that are left', async () => {
  const [first, second] = await open();
  for (const text of [
    '12 January 2099 to 27 March 2099',
    '3 seats left',
    'Mon to Fri, 6 pm to 8 pm',
    'Classroom, 12 Park Street, Pune',
    '₹18,500 • English, Marathi • Instructor: Meera Joshi',
  ])
    expect(within(first!).getByText(text)).toBeTruthy();
  expect(within(second!).getByText('Full – join the waiting list')).toBeTruthy();
  expect(screen.queryByText('English,Hindi')).toBeNull();
});

it('reads the seats again that came with the document', async () => {
  const data = document.createElement('script');
  data.id = PAGE_DATA_ID;
  data.type = 'application/json';
  data.textContent = JSON.stringify({ course: { ...course, batches: [batch] } });
  document.body.append(data);
  batches = [{ ...batch, free: 0 }];
  await open();
  expect(await screen.findByText('Full – join the waiting list')).toBeTruthy();
  data.remove();
});

it('joins the waiting list of a full batch, and shows the place on it', async () => {
  await open();
  const dialog = await openForm();
  expect(dialog.getByRole('button', { name: 'Submit' })).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Batch'), full.id);
  server.respond = (call) => {
    if (call.method !== 'POST') return respond(call);
    own = [{ ...course, status: 'waiting', waitingPlace: 2, batch: full }];
    return { status: 201, body: { success: true, data: { status: 'waiting' } } };
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
  const submitted = await screen.findByRole('dialog', { name: 'Enrollment Submitted' });
  expect(submitted.textContent).toContain('All seats are taken, so you are on the waiting list for Data Analysis.');
  await userEvent.click(within(submitted).getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'On the waiting list' })).toBeTruthy();
  expect(await screen.findByText(/^On the waiting list, place 2 • 2 February 2099 to 27 March 2099/)).toBeTruthy();
});

it('keeps what was typed when the batch was closed meanwhile, and offers the ones that are open', async () => {
  await open();
  const dialog = await openForm();
  server.respond = (call) => {
    if (call.method !== 'POST') return respond(call);
    batches = [full];
    return failure(409, ENROL_MESSAGES.batchClosed);
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText(ENROL_MESSAGES.batchClosed)).toBeTruthy();
  expect(await dialog.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy();
  expect(dialog.getByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao');
});
