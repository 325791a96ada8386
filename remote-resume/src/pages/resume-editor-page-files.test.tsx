import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readJsonResume } from '@kadam/resume-engine/resume-document';
import { toAtsResult } from '../lib/ats-result';
import { handOverOf } from '../lib/hand-over';
import { responseWith } from '../testing/analysis';
import { startEmpty, box, storedDocument, open, openWith, write } from '../testing/resume-editor';
import { WorkerHere } from '../testing/worker-here';

// jsdom's files cannot be read as text.
const json = (text: string) => Object.assign(new File([text], 'cv.json'), { text: () => Promise.resolve(text) });

startEmpty();

/** In jsdom's window of 1024 px the menu has the button. */
async function copyText(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy Text' }));
}

it('copies the text and shows a message', async () => {
  const user = userEvent.setup();
  open();
  write('Name', 'Asha Rao');
  await copyText(user);
  expect(await screen.findByText('Resume copied to clipboard!')).toBeTruthy();
  await expect(navigator.clipboard.readText()).resolves.toBe('Asha Rao\n');
});

it('names the other way out when the browser does not allow copying', async () => {
  const user = userEvent.setup();
  open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await copyText(user);
  expect(await screen.findByText(/did not allow copying\. Please use Download TXT/)).toBeTruthy();
});

it('shows what the check read word for word, and better words only as suggestions', async () => {
  const user = userEvent.setup();
  Object.assign(globalThis, { Worker: WorkerHere });
  openWith(handOverOf(toAtsResult(responseWith())!));
  expect(box('Job 1 bullet 1').textContent).toBe('Was responsible for tests');
  expect(box('Summary').textContent).toBe('Tester.');
  const panel = await screen.findByRole('complementary', { name: 'Suggestions' }, { timeout: 5000 });
  const cards = () => within(panel).getAllByRole('button', { name: 'Accept' }) as HTMLButtonElement[];
  await within(panel).findByText('Owned the tests', {}, { timeout: 5000 });
  await user.click(cards()[1]!);
  expect(box('Job 1 bullet 1').textContent).toBe('Owned the tests');
  expect(panel.textContent).not.toContain('Owned the tests');
  expect(cards()[0]!.disabled).toBe(true);
  await waitFor(() => expect(cards()[0]!.disabled).toBe(false), { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Job 1 bullet 1').textContent).toBe('Was responsible for tests');
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(panel.textContent).not.toContain('QA engineer with 4 years');
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('names what is good already in the text as it is now, not in the file that was checked', async () => {
  Object.assign(globalThis, { Worker: WorkerHere });
  openWith(handOverOf(toAtsResult(responseWith({ strengths: ['All 3 of your jobs are complete.'] }))!));
  const panel = await screen.findByRole('complementary', { name: 'Suggestions' }, { timeout: 5000 });
  await within(panel).findByText('Your only job is complete.', {}, { timeout: 5000 });
  expect(panel.textContent).not.toContain('All 3 of your jobs');
  write('Job 1 title', '');
  await waitFor(() => expect(panel.textContent).not.toContain('Your only job is complete.'), { timeout: 5000 });
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('shows the resume of the check as its own document, and lists what is not on the page', async () => {
  const user = userEvent.setup();
  const custom = [{ title: 'Army', lines: ['Signals, 5 years'] }];
  const jsonResume = {
    basics: { name: 'Asha Rao' },
    work: [{ position: 'Tester' }],
    meta: { kadam: { sections: ['custom.0', 'experience'], titles: { experience: 'Jobs' }, custom } },
  };
  const { unmount } = openWith(
    handOverOf(toAtsResult(responseWith({ jsonResume, notImported: ['House 7, Hill Road', 'Mobile'] }))!),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Army', 'Jobs']),
  );
  expect(box('Army 1').textContent).toBe('Signals, 5 years');
  const [list] = screen.getAllByRole('list').filter(({ textContent }) => textContent.includes('House 7'));
  expect(list?.textContent).toBe('House 7, Hill RoadLabels and single words: Mobile');
  await user.click(screen.getByRole('button', { name: 'Copy them' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('House 7, Hill Road\nMobile');
  unmount();
  open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('House 7, Hill Road')).toBeNull();
});

it('ignores a resume of the check that is invalid', () => {
  openWith(handOverOf(toAtsResult(responseWith({ jsonResume: { work: 'Tester' } }))!));
  expect(box('Job 1 title').textContent).toBe('QA Engineer');
});

it('adds an accepted skill to its group', async () => {
  openWith(handOverOf(toAtsResult(responseWith())!));
  await userEvent.click(await screen.findByRole('button', { name: /^Add the skill Selenium/ }, { timeout: 5000 }));
  expect(box('Frameworks/Libraries').textContent).toBe('Selenium');
  expect(screen.queryByRole('button', { name: /^Add the skill Selenium/ })).toBeNull();
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
