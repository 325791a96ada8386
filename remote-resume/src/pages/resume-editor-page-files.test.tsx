import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readJsonResume } from '@kadam/resume-engine/resume-document';
import { toAtsResult } from '../lib/ats-result';
import { handOverOf } from '../lib/hand-over';
import { responseWith } from '../testing/analysis';
import { startEmpty, box, storedDocument, open, openWith, write } from '../testing/resume-editor';

// jsdom's files cannot be read as text.
const json = (text: string) => Object.assign(new File([text], 'cv.json'), { text: () => Promise.resolve(text) });

startEmpty();

it('copies the text and shows a message', async () => {
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

it('shows what the check read word for word, and better words only as suggestions', async () => {
  const user = userEvent.setup();
  openWith(handOverOf(toAtsResult(responseWith())!));
  expect(box('Job 1 bullet 1').textContent).toBe('Was responsible for tests');
  expect(box('Summary').textContent).toBe('Tester.');
  const panel = screen.getByRole('complementary', { name: 'Suggestions' });
  expect(panel.textContent).toContain('Owned tests');
  expect(panel.textContent).toContain('All 3 of your jobs are complete.');
  await user.click(screen.getAllByRole('button', { name: 'Accept' })[1]!);
  expect(box('Job 1 bullet 1').textContent).toBe('Owned tests');
  expect(panel.textContent).not.toContain('Owned tests');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Job 1 bullet 1').textContent).toBe('Was responsible for tests');
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(panel.textContent).not.toContain('QA engineer with 4 years');
});

it('adds an accepted skill to its group', async () => {
  openWith(handOverOf(toAtsResult(responseWith())!));
  await userEvent.click(screen.getByRole('button', { name: 'Add the skill Selenium' }));
  expect(box('Frameworks/Libraries').textContent).toBe('Selenium');
  expect(screen.queryByRole('button', { name: 'Add the skill Selenium' })).toBeNull();
});

it('imports a JSON Resume, which can be undone, and rejects another file', async () => {
  const user = userEvent.setup({ applyAccept: false });
  open();
  const input = screen.getByLabelText('Resume to import');
  await user.upload(input, json('{"work":"x"}'));
  expect((await screen.findByRole('alert')).textContent).toContain("'work' must be a list, but is text.");
  await user.upload(input, json('{"basics":{"name":"Asha"},"hobbies":["chess"]}'));
  await waitFor(() => expect(box('Name').textContent).toBe('Asha'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(readJsonResume(JSON.stringify(storedDocument()))).toEqual({ basics: { name: 'Asha' }, hobbies: ['chess'] });
  await user.upload(input, new File(['x'], 'cv.png'));
  expect((await screen.findByRole('alert')).textContent).toContain('Unsupported file type.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Name').textContent).toBe('');
});
