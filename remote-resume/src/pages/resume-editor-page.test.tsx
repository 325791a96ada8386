import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readJsonResume } from '@kadam/resume-engine/resume-document';
import { BrowserRouter } from '@kadam/shared/router';
import { handOverOf } from '../lib/hand-over';
import { toAtsResult } from '../lib/ats-result';
import { answerWith } from '../testing/analysis';
import ResumeEditorPage from './resume-editor-page';

// jsdom lays nothing out, so there is nothing to observe; pages are counted in the browser tests.
class NothingToObserve implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

interface Kept {
  readonly document: Readonly<Record<string, unknown>>;
}

const kept = () => (JSON.parse(sessionStorage.getItem('resume_editor_state') ?? 'null') as Kept | null)?.document;
// By its label and not by its role: with some hundred elements on the page the latter takes ten times as long.
const box = (name: string) => screen.getByLabelText(name, { selector: '[role="textbox"]' });

function write(name: string, text: string) {
  box(name).replaceChildren(document.createTextNode(text));
  fireEvent.input(box(name));
}

function caretIn(name: string, at: number) {
  const text = box(name).firstChild ?? box(name);
  box(name).focus();
  window.getSelection()?.collapse(text, at);
}

const beforeInput = (name: string, inputType: string) =>
  fireEvent(box(name), new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));

function paste(name: string, data: Readonly<Record<string, string>>) {
  const clipboardData = { getData: (type: string) => data[type] ?? '' };
  return fireEvent.paste(box(name), { clipboardData });
}

const open = () =>
  render(
    <BrowserRouter>
      <ResumeEditorPage />
    </BrowserRouter>,
  );

function openWith(state: unknown) {
  window.history.replaceState({ usr: state, key: 'passed', idx: 1 }, '', '/resume-editor');
  return open();
}

// jsdom's files cannot be read as text.
const json = (text: string) => Object.assign(new File([text], 'cv.json'), { text: () => Promise.resolve(text) });

beforeAll(() => {
  window.ResizeObserver = NothingToObserve;
});
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/resume-editor');
});
afterEach(() => jest.restoreAllMocks());

it('shows the sections in the order of the specification', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Coursework / Skills',
    'Experience',
    'Achievements',
    'Key Responsibility',
    'Certifications',
    'Projects',
    'Education',
  ]);
});

it('shows the placeholders of an empty resume', () => {
  open();
  const placeholders = ['Name', 'Location', 'Phone', 'Email', 'Summary'].map((name) => box(name).dataset.placeholder);
  expect(placeholders).toEqual([
    'Your Name',
    'City, Country',
    '000-000-0000',
    'you@example.com',
    'Write a concise professional summary here.',
  ]);
});

it('keeps what is written for this tab, and shows it again', () => {
  const { unmount } = open();
  write('Name', 'Asha Rao');
  write('Job 1 from – to', 'Apr 2021 - Present');
  write('Job 1 bullet 1', 'Closed the books in 3 days');
  expect(kept()).toEqual({
    basics: { name: 'Asha Rao' },
    work: [{ startDate: '2021-04', highlights: ['Closed the books in 3 days'] }],
  });
  unmount();
  open();
  expect(box('Name').textContent).toBe('Asha Rao');
  expect(box('Job 1 from – to').textContent).toBe('Apr 2021 - Present');
});

it('shows an empty resume when storage holds rubbish', () => {
  sessionStorage.setItem('resume_editor_state', '{"document":');
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

it('divides a bullet with Enter, joins it with Backspace, and the caret follows', () => {
  open();
  write('Job 1 bullet 1', 'Cooked rice');
  caretIn('Job 1 bullet 1', 6);
  beforeInput('Job 1 bullet 1', 'insertParagraph');
  expect([box('Job 1 bullet 1').textContent, box('Job 1 bullet 2').textContent]).toEqual(['Cooked', ' rice']);
  expect(document.activeElement).toBe(box('Job 1 bullet 2'));
  fireEvent.keyDown(box('Job 1 bullet 2'), { key: 'Backspace' });
  expect(box('Job 1 bullet 1').textContent).toBe('Cooked rice');
  expect(screen.queryByRole('textbox', { name: 'Job 1 bullet 2' })).toBeNull();
  expect(window.getSelection()?.anchorOffset).toBe(6);
});

it('goes on to the next text with Enter and over its edge with an arrow', () => {
  open();
  caretIn('Name', 0);
  beforeInput('Name', 'insertParagraph');
  expect(document.activeElement).toBe(box('Title'));
  fireEvent.keyDown(box('Title'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(box('Name'));
});

it('moves an entry with Alt and an arrow, and adds one with Ctrl+Enter', () => {
  open();
  write('Job 1 title', 'Cook');
  caretIn('Job 1 title', 4);
  fireEvent.keyDown(box('Job 1 title'), { key: 'Enter', ctrlKey: true });
  expect(document.activeElement).toBe(box('Job 2 title'));
  write('Job 2 title', 'Waiter');
  fireEvent.keyDown(box('Job 2 title'), { key: 'ArrowUp', altKey: true });
  expect([box('Job 1 title').textContent, box('Job 2 title').textContent]).toEqual(['Waiter', 'Cook']);
  expect(document.activeElement).toBe(box('Job 1 title'));
});

it('brings plain text only from a clipboard, and a bullet for each of its lines', () => {
  open();
  write('Job 1 bullet 1', 'Before');
  caretIn('Job 1 bullet 1', 6);
  const isLeftToBrowser = paste('Job 1 bullet 1', {
    'text/plain': ' one\r\n• two\n\n- three\u0000',
    'text/html': '<img src=x onerror=alert(1)><a href="javascript:alert(1)">two</a>',
  });
  expect(isLeftToBrowser).toBe(false);
  const texts = [1, 2, 3].map((number) => box(`Job 1 bullet ${number}`).textContent);
  expect(texts).toEqual(['Beforeone', 'two', 'three']);
  expect(document.querySelector('[data-sheet] img, [data-sheet] a')).toBeNull();
});

it('makes one line of what is pasted into a line', () => {
  open();
  paste('Name', { 'text/plain': 'Asha\nRao' });
  expect(box('Name').textContent).toBe('Asha Rao');
  expect(kept()).toEqual({ basics: { name: 'Asha Rao' } });
});

it('never writes into a text while a word is being composed', () => {
  open();
  box('Name').replaceChildren(document.createTextNode('नम'));
  const node = box('Name').firstChild;
  fireEvent(box('Name'), new InputEvent('input', { bubbles: true, isComposing: true }));
  fireEvent.keyDown(box('Name'), { key: 'Enter', isComposing: true });
  expect(box('Name').firstChild).toBe(node);
  expect(kept()).toEqual({ basics: { name: 'नम' } });
  node!.textContent = 'नमस्ते';
  fireEvent.compositionEnd(box('Name'));
  expect(box('Name').firstChild).toBe(node);
  expect(kept()).toEqual({ basics: { name: 'नमस्ते' } });
});

it('sorts skills into the groups of the specification when they are written', () => {
  open();
  write('Skills', 'Java, React, Git, Docker, Cooking');
  fireEvent.focusOut(box('Skills'));
  const groups = ['Programming', 'Frameworks/Libraries', 'Tools/Platforms', 'Deployment', 'Familiar'];
  expect(groups.map((group) => box(group).textContent)).toEqual(['Java', 'React', 'Git', 'Docker', 'Cooking']);
});

it('undoes and redoes with keys and buttons, back to the first state', async () => {
  const user = userEvent.setup();
  open();
  write('Name', 'Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Add job' }));
  expect(screen.getByRole('group', { name: 'Job 2' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.queryByRole('group', { name: 'Job 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Name').textContent).toBe('');
  expect(kept()).toEqual({});
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(box('Name').textContent).toBe('Asha Rao');
});

it('takes a section off the page, and adds it again', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Projects: actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Take off the page' }));
  expect(screen.queryByRole('region', { name: 'Projects' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add section Projects' }));
  expect(screen.getByRole('region', { name: 'Projects' })).toBeTruthy();
});

it('changes the template and nothing of the text', async () => {
  open();
  write('Name', 'Asha Rao');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Compact');
  expect(kept()).toEqual({ basics: { name: 'Asha Rao' }, meta: { kadam: { template: 'compact' } } });
  expect(box('Name').textContent).toBe('Asha Rao');
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

it('shows what the check read word for word, and better words only as suggestions', async () => {
  const user = userEvent.setup();
  openWith(handOverOf(toAtsResult(answerWith())!));
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

it('adds a suggested skill to its group when the person says so', async () => {
  openWith(handOverOf(toAtsResult(answerWith())!));
  await userEvent.click(screen.getByRole('button', { name: 'Add the skill Selenium' }));
  expect(box('Frameworks/Libraries').textContent).toBe('Selenium');
  expect(screen.queryByRole('button', { name: 'Add the skill Selenium' })).toBeNull();
});

it('imports a JSON Resume, which can be undone, and refuses another file with a sentence', async () => {
  const user = userEvent.setup({ applyAccept: false });
  open();
  const input = screen.getByLabelText('Resume to import');
  await user.upload(input, json('{"work":"x"}'));
  expect((await screen.findByRole('alert')).textContent).toContain("'work' must be a list, but is text.");
  await user.upload(input, json('{"basics":{"name":"Asha"},"hobbies":["chess"]}'));
  await waitFor(() => expect(box('Name').textContent).toBe('Asha'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(readJsonResume(JSON.stringify(kept()))).toEqual({ basics: { name: 'Asha' }, hobbies: ['chess'] });
  await user.upload(input, new File(['x'], 'cv.png'));
  expect((await screen.findByRole('alert')).textContent).toContain('Unsupported file type.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Name').textContent).toBe('');
});

it('goes back to the resume check when the editor was opened by its address', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ats-score'));
});

it('asks before it is left with what was not downloaded, and so does the closing tab', async () => {
  const user = userEvent.setup();
  open();
  const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaving()).toBe(false);
  write('Name', 'Asha Rao');
  expect(leaving()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(window.location.pathname).toBe('/resume-editor');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ats-score'));
});
