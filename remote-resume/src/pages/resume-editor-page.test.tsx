import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@kadam/shared/router';
import ResumeEditorPage from './resume-editor-page';

// jsdom lays nothing out, so there is nothing to observe; sizes are tested as numbers beside sheet-size.ts.
class NothingToObserve implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const stored = () =>
  JSON.parse(sessionStorage.getItem('resume_editor_state') ?? 'null') as Record<string, string> | null;
const box = (name: string) => screen.getByRole('textbox', { name });

function write(name: string, text: string) {
  box(name).replaceChildren(document.createTextNode(text));
  fireEvent.input(box(name));
}

function open() {
  return render(
    <BrowserRouter>
      <ResumeEditorPage />
    </BrowserRouter>,
  );
}

beforeAll(() => {
  window.ResizeObserver = NothingToObserve;
});
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/resume-editor');
});
afterEach(() => jest.restoreAllMocks());

it('shows the headings in order, each with its labelled multiline textbox', () => {
  open();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(headings).toEqual([
    'Summary',
    'Coursework / Skills',
    'Experience',
    'Achievements',
    'Key Responsibility',
    'Certifications',
    'Projects',
    'Education',
  ]);
  for (const heading of headings) expect(box(heading).getAttribute('aria-multiline')).toBe('true');
});

it('shows the placeholders of an empty resume', () => {
  open();
  const placeholders = ['Name', 'Location', 'Phone', 'Summary'].map((name) => box(name).dataset.placeholder);
  expect(placeholders).toEqual([
    'Your Name',
    'City, Country',
    '000-000-0000',
    'Write a concise professional summary here.',
  ]);
});

it('keeps what is written for this tab, and shows it again', () => {
  const { unmount } = open();
  write('Name', 'Asha Rao');
  write('Experience', 'Accounts Assistant\nClosed the books in 3 days');
  expect(stored()).toMatchObject({ name: 'Asha Rao', experience: 'Accounts Assistant\nClosed the books in 3 days' });
  unmount();
  open();
  expect(box('Name').textContent).toBe('Asha Rao');
  expect(box('Experience').textContent).toBe('Accounts Assistant\nClosed the books in 3 days');
});

it('shows an empty resume when storage holds rubbish', () => {
  sessionStorage.setItem('resume_editor_state', '{"name":');
  open();
  expect(box('Name').textContent).toBe('');
});

it('says so when the browser keeps nothing, and loses nothing on the page', () => {
  open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('Name', 'Asha Rao');
  expect(screen.getByRole('alert').textContent).toContain('does not keep your text');
  expect(box('Name').textContent).toBe('Asha Rao');
});

it('makes one line of what is pasted into a line of the contact', () => {
  open();
  write('Name', 'Asha\nRao');
  expect(box('Name').textContent).toBe('Asha Rao');
  expect(stored()?.name).toBe('Asha Rao');
});

it('shows the placeholder again when everything was deleted', () => {
  open();
  write('Summary', 'x');
  box('Summary').replaceChildren(document.createElement('br'));
  fireEvent.input(box('Summary'));
  expect(box('Summary').childNodes).toHaveLength(0);
  expect(stored()?.summary).toBe('');
});

it('copies the text and says so', async () => {
  const user = userEvent.setup();
  open();
  write('Name', 'Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Copy Text' }));
  expect(await screen.findByText('Resume copied to clipboard!')).toBeTruthy();
  await expect(navigator.clipboard.readText()).resolves.toBe('Asha Rao\n');
});

it('names the other way out when the browser does not allow copying', async () => {
  const user = userEvent.setup();
  open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy Text' }));
  expect(await screen.findByText(/did not allow copying\. Please use Download TXT/)).toBeTruthy();
});

it('goes back to the resume check when the editor was opened by its address', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ats-score'));
});
