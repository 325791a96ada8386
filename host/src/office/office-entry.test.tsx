import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '@kadam/shared/events';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter } from '@kadam/shared/router';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { ApiServer } from '@kadam/shared/testing/api-server';
import { OfficeEntry } from './office-entry';

const api = new ApiServer();
let status: number;
const mounted = jest.fn();

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  status = 200;
  mounted.mockClear();
  api.calls.length = 0;
  api.respond = () => ({ status, body: { success: status === 200, message: 'No.', data: {} } });
  signIn({ token: 't-1', userId: 'u-1' });
});
afterEach(() => {
  signOut();
  queryClient.clear();
});

function Page() {
  mounted();
  return <h1>Office page</h1>;
}

const show = () =>
  render(
    <BrowserRouter>
      <OfficeEntry title="Postings">
        <Page />
      </OfficeEntry>
    </BrowserRouter>,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a visitor sees Not Found and can log in, without a call or the page', async () => {
  signOut();
  const opened: unknown[] = [];
  const stop = listen('auth:openLogin', (detail) => opened.push(detail));
  show();
  await heading('Page not found');
  await waitFor(() => expect(opened).toEqual([{ reason: 'Please log in to open the office.' }]));
  stop();
  expect(api.calls).toEqual([]);
  act(() => void signIn({ token: 't-2', userId: 'u-2' }));
  await heading('Office page');
});

test('the page is mounted once the API has confirmed that the member belongs to the staff', async () => {
  show();
  await heading('Postings');
  expect(mounted).not.toHaveBeenCalled();
  await heading('Office page');
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/office/session']);
  expect(currentSession().isStaff).toBe(true);
});

test('a member who does not belong to the staff sees Not Found, and the page is not mounted', async () => {
  status = 403;
  show();
  await heading('Page not found');
  expect(mounted).not.toHaveBeenCalled();
  expect(currentSession().isStaff).toBe(false);
});

test('an ended session leads to the login', async () => {
  status = 401;
  const opened: unknown[] = [];
  const stop = listen('auth:openLogin', (detail) => opened.push(detail));
  show();
  await waitFor(() => expect(opened).toContainEqual({ reason: 'Your session has ended. Please log in again.' }));
  stop();
  expect(mounted).not.toHaveBeenCalled();
});

test('without the API the page is unavailable, and Retry loads it', async () => {
  status = 500;
  show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(mounted).not.toHaveBeenCalled();
  status = 200;
  await userEvent.click(retry);
  await heading('Office page');
});
