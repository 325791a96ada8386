import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@kadam/shared/router';
import AtsScorePage from './ats-score-page';

const file = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name);
const tooLarge = () => Object.defineProperty(file('cv.pdf'), 'size', { value: 10 * 1024 * 1024 + 1 });

function open() {
  render(<AtsScorePage />, { wrapper: BrowserRouter });
}

const choose = (chosen: File) =>
  fireEvent.change(screen.getByLabelText('Resume file'), { target: { files: [chosen] } });
const drop = (files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Your resume' }), { dataTransfer: { files } });

beforeEach(open);

it('shows the heading, the rules and what the check looks at', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Smart Resume Check Fast & Free');
  expect(screen.getByText('PDF, DOC & DOCX only. Max 10MB file size.')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'ATS Scan',
    'Keyword Match',
    'Formatting Review',
  ]);
});

it('opens the file dialog from the button', async () => {
  const opened = jest.fn();
  screen.getByLabelText('Resume file').addEventListener('click', opened);
  await userEvent.click(screen.getByRole('button', { name: 'Upload Your Resume' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

it('shows name and size of a chosen file, and the way to the editor', () => {
  choose(file('asha-rao.docx', 24_300));
  expect(screen.getByRole('status').textContent).toContain('asha-rao.docx24 KB');
  expect(screen.getByRole('link', { name: 'Open the resume editor' }).getAttribute('href')).toBe('/resume-editor');
});

it('takes a dropped file', () => {
  drop([file('asha-rao.pdf')]);
  expect(screen.getByText('asha-rao.pdf')).toBeTruthy();
});

it.each([
  ['a picture', () => [file('me.png')], 'Unsupported file type. Please upload PDF, DOC, or DOCX.'],
  ['more than 10 MB', () => [tooLarge()], 'File too large. Maximum size is 10MB.'],
  ['two files', () => [file('a.pdf'), file('b.pdf')], 'Please drop one file at a time.'],
])('rejects %s with its message', (_, files, message) => {
  drop(files());
  expect(screen.getByRole('alert').textContent).toBe(message);
});

it('retains the file when the next one is rejected, and clears the error with a valid one', () => {
  choose(file('good.pdf'));
  choose(file('bad.png'));
  expect(screen.getByText('good.pdf')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  choose(file('better.pdf'));
  expect(screen.getByText('better.pdf')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('removes the file and returns the focus to the button', async () => {
  choose(file('cv.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
  expect(screen.queryByText('cv.pdf')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload Your Resume' }));
});

it('does not let the browser leave the page for a file dropped beside the zone', () => {
  const event = createEvent.drop(document.body);
  fireEvent(document.body, event);
  expect(event.defaultPrevented).toBe(true);
});
