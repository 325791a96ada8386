import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startEmpty, box, caretIn, storedDocument, open, write } from '../testing/resume-editor';

const beforeInput = (name: string, inputType: string) =>
  fireEvent(box(name), new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));

function paste(name: string, data: Readonly<Record<string, string>>) {
  const clipboardData = { getData: (type: string) => data[type] ?? '' };
  return fireEvent.paste(box(name), { clipboardData });
}

startEmpty();

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
  expect(storedDocument()).toEqual({ basics: { name: 'Asha Rao' } });
});

it('never writes into a text while a word is being composed', () => {
  open();
  box('Name').replaceChildren(document.createTextNode('नम'));
  const node = box('Name').firstChild;
  fireEvent(box('Name'), new InputEvent('input', { bubbles: true, isComposing: true }));
  fireEvent.keyDown(box('Name'), { key: 'Enter', isComposing: true });
  expect(box('Name').firstChild).toBe(node);
  expect(storedDocument()).toEqual({ basics: { name: 'नम' } });
  node!.textContent = 'नमस्ते';
  fireEvent.compositionEnd(box('Name'));
  expect(box('Name').firstChild).toBe(node);
  expect(storedDocument()).toEqual({ basics: { name: 'नमस्ते' } });
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
  // Text undone before the pause is not stored.
  expect(storedDocument() ?? {}).toEqual({});
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

it('adds a section beyond the specified ones, whose entries have texts of their own', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add section Publications' }));
  write('Publication 1 title', 'On Otters');
  write('Publication 1 date', 'Mar 2021');
  await user.click(screen.getByRole('button', { name: 'Add publication' }));
  expect(document.activeElement).toBe(box('Publication 2 title'));
  expect(storedDocument()?.publications).toEqual([{ name: 'On Otters', releaseDate: '2021-03' }, {}]);
});

it('treats only its own texts as texts of the resume', () => {
  const { container } = open();
  // As the document of the portal has it.
  container.dataset.path = '/resume-editor';
  const errors: string[] = [];
  const handleError = ({ message }: ErrorEvent) => errors.push(message);
  window.addEventListener('error', handleError);
  fireEvent.focusOut(screen.getByRole('button', { name: 'Projects: actions' }));
  window.removeEventListener('error', handleError);
  expect(errors).toEqual([]);
});
