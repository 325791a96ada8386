import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter, Route, Routes } from '@kadam/shared/router';
import { signIn, signOut } from '@kadam/shared/session';
import { ApiServer } from '@kadam/shared/testing/api-server';
import CoursePage from './course-page';
import { failure, ok, sentCourse } from '../testing/courses';

const server = new ApiServer();
const course = sentCourse(1, { name: 'Data Analysis' });

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  queryClient.clear();
  signIn({ token: 'a-token', userId: 'asha' });
});
afterEach(() => act(() => signOut()));

const OWN = '/api/courses/enrollments';

async function openEnrolled() {
  window.history.replaceState(null, '', `/courses/${course.id}`);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/courses/:courseId" element={<CoursePage />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel enrollment' }));
  return within(screen.getByRole('dialog', { name: 'Cancel your enrollment?' }));
}

it('cancels an enrollment after one question, and offers to enroll again', async () => {
  let isEnrolled = true;
  const canceled: string[] = [];
  server.respond = ({ path, method }) => {
    if (method === 'DELETE') {
      canceled.push(path);
      isEnrolled = false;
      return ok({ success: true, message: 'Your enrollment is canceled.' });
    }
    return ok(
      path.startsWith(OWN) ? { success: true, courses: isEnrolled ? [course] : [] } : { success: true, course },
    );
  };
  const question = await openEnrolled();
  expect(question.getByText('Data Analysis')).toBeTruthy();
  expect(canceled).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Cancel enrollment' }));
  expect(await screen.findByRole('button', { name: 'Enroll Course' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel enrollment' })).toBeNull();
  expect(canceled).toEqual([`${OWN}/${course.id}`]);
});

it('retains an enrollment that could not be canceled, and shows the error', async () => {
  server.respond = ({ path, method }) => {
    if (method === 'DELETE') return failure(503, 'The service is busy.');
    return ok(path.startsWith(OWN) ? { success: true, courses: [course] } : { success: true, course });
  };
  const question = await openEnrolled();
  await userEvent.click(question.getByRole('button', { name: 'Cancel enrollment' }));
  expect(await question.findByText('The service is busy.')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Enrolled' })).toBeTruthy();
});
