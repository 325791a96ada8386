import { act, fireEvent, screen, within } from '@testing-library/react';
import { responseWith } from '../testing/analysis';
import { analyze, choose, fakeSteps, openCheck, pass, until } from '../testing/check-page';
import { startCheckServer, type CheckServer } from '../testing/check-server';

let server: CheckServer;

beforeEach(async () => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = await startCheckServer();
  fakeSteps();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const current = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
    .map(({ textContent }) => textContent);
const score = () => screen.findByRole('heading', { name: 'Your Score' });
const sent = () => until(() => server.received[0]);
/** Waits for the end of the check; a lost request is repeated for some seconds. */
const ended = () =>
  until(() => {
    act(() => void jest.advanceTimersByTime(50));
    return screen.queryByRole('dialog') === null;
  });

it('shows steps 1 to 3 for a second each, the request, step 4 for half a second, the result', async () => {
  server.respondWith({ status: 200, body: responseWith() });
  openCheck();
  choose();
  analyze();
  const overlay = screen.getByRole('dialog', { name: 'Checking asha-rao.docx' });
  expect(
    within(overlay)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Parsing Your Resume', 'Analyzing Experience', 'Extracting Skills', 'Generating Recommendations']);
  expect(current()).toEqual(['Parsing Your Resume']);
  await pass(999);
  expect(current()).toEqual(['Parsing Your Resume']);
  await pass(1);
  expect(current()).toEqual(['Analyzing Experience']);
  await pass(1000);
  expect(current()).toEqual(['Extracting Skills']);
  await pass(999);
  expect(server.received).toHaveLength(0);
  await pass(1);
  await until(() => current()[0] === 'Generating Recommendations');
  expect(server.received).toHaveLength(1);
  await pass(499);
  expect(screen.queryByRole('heading', { name: 'Your Score' })).toBeNull();
  await pass(1);
  const heading = await until(() => screen.queryByRole('heading', { name: 'Your Score' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByRole('heading', { name: 'ATS Scan' })).toBeNull();
});

it('sends the file, and the job description only when there is one', async () => {
  openCheck({ jobDescription: 'QA Engineer with Selenium' });
  choose();
  analyze();
  await pass(3000);
  const { form } = await sent();
  expect(form).toContain('name="file"; filename="asha-rao.docx"');
  expect(form).toContain('name="jobDescription"\r\n\r\nQA Engineer with Selenium');
});

it('aborts the request when the visitor cancels, and retains the file', async () => {
  openCheck();
  choose();
  analyze();
  await pass(3000);
  const check = await sent();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await until(() => check.isEnded());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('asha-rao.docx')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('makes no call at all when the visitor cancels before it', async () => {
  openCheck();
  choose();
  analyze();
  await pass(1500);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await pass(5000);
  expect(server.received).toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('requires a file', () => {
  openCheck();
  analyze();
  expect(screen.getByRole('alert').textContent).toBe('Please select a resume file first.');
  expect(screen.queryByRole('dialog')).toBeNull();
  choose();
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('shows one error at a time: a missing file replaces a rejected one', () => {
  openCheck();
  choose('asha-rao.png');
  expect(screen.getByRole('alert').textContent).toBe('Unsupported file type. Please upload PDF, DOC, or DOCX.');
  analyze();
  expect(screen.getByRole('alert').textContent).toBe('Please select a resume file first.');
});

it.each([
  ['the error text', { status: 200, body: { success: false, error: 'No text in it.' } }, 'No text in it.'],
  ['the fixed sentence', { status: 200, body: { success: false } }, 'Failed to compute ATS score'],
  ['the fixed message for an empty response', { status: 200, body: {} }, 'Failed to compute ATS score'],
  [
    'the message of an error',
    { status: 422, body: { success: false, message: 'This file is empty.', error: 'This file is empty.' } },
    'This file is empty.',
  ],
  ['the fixed sentence for a failure without words', { status: 500, body: {} }, 'Failed to compute ATS score'],
])('shows %s beside the button and retains the file', async (_, response, message) => {
  server.respondWith(response);
  openCheck();
  choose();
  analyze();
  await pass(3000);
  await until(() => screen.queryByRole('dialog') === null);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.getByText('asha-rao.docx')).toBeTruthy();
});

it('shows a plain message for a network error, and the specified one below', async () => {
  server.respondWith('lost');
  openCheck();
  choose();
  analyze();
  await pass(3000);
  await ended();
  const [plain, specified] = [...screen.getByRole('alert').children].map(({ textContent }) => textContent);
  expect(plain).toMatch(/^We could not reach the server\./);
  expect(specified).toBe(
    'Network Error: Unable to connect to server. Please ensure the backend is running and CORS/base URL are configured.',
  );
});

it('rejects a job description that is too long before any request', () => {
  openCheck();
  choose();
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: 'x'.repeat(15_001) } });
  expect(screen.getByText('15,001 of 15,000 characters')).toBeTruthy();
  analyze();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Please shorten the job description to 15,000 characters.');
});

it('stores the result, shows it on return, and deletes it when the page is left', async () => {
  server.respondWith({ status: 200, body: responseWith() });
  const { unmount } = openCheck();
  choose();
  analyze();
  await pass(3000);
  await until(() => current()[0] === 'Generating Recommendations');
  await pass(500);
  await until(() => sessionStorage.getItem('ats_result'));
  unmount();
  jest.useRealTimers();
  openCheck();
  expect(await score()).toBeTruthy();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(sessionStorage.getItem('ats_result')).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  expect(sessionStorage.getItem('ats_result')).toBeNull();
});

const BUSY = { status: 503, body: { success: false, message: 'The resume check is busy.' } };

it.each([
  ['meets a busy server', BUSY, /^The resume check is busy\.$/],
  ['is rejected', { status: 422, body: { success: false, error: 'No text in it.' } }, /^No text in it\.$/],
  ['gets no response', 'lost', /^We could not reach the server\./],
] as const)('takes the score of an earlier file off the page when the next file %s', async (_, response, message) => {
  sessionStorage.setItem('ats_result', JSON.stringify({ ...responseWith(), fileName: 'earlier.pdf' }));
  server.respondWith(response);
  openCheck();
  await until(() => screen.queryByRole('heading', { name: 'Your Score' }));
  choose('next.pdf');
  analyze();
  await pass(3000);
  await ended();
  expect(screen.queryByRole('heading', { name: 'Your Score' })).toBeNull();
  expect(screen.queryByText('earlier.pdf')).toBeNull();
  expect(screen.getByText('next.pdf')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(message);
  expect(sessionStorage.getItem('ats_result')).toBeNull();
});

it('retains a result when the next file is missing', async () => {
  sessionStorage.setItem('ats_result', JSON.stringify({ ...responseWith(), fileName: 'earlier.pdf' }));
  openCheck();
  await until(() => screen.queryByRole('heading', { name: 'Your Score' }));
  analyze();
  expect(screen.getByRole('alert').textContent).toBe('Please select a resume file first.');
  expect(screen.getByRole('heading', { name: 'Your Score' })).toBeTruthy();
});

it('starts empty when the stored result is damaged', () => {
  sessionStorage.setItem('ats_result', '{"data":');
  openCheck();
  expect(screen.getByRole('heading', { name: 'ATS Scan' })).toBeTruthy();
});
