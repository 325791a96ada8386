import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startEmpty, box, storedDocument, open, write } from '../testing/resume-editor';

startEmpty();

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

it('renames a section, and shows its first title again once the new one is emptied', async () => {
  open();
  write('Title of Experience', 'Where I worked');
  expect(await screen.findByRole('region', { name: 'Where I worked' })).toBeTruthy();
  expect(storedDocument()).toEqual({ meta: { kadam: { titles: { experience: 'Where I worked' } } } });
  write('Title of Experience', '');
  fireEvent.focusOut(box('Title of Experience'));
  expect(box('Title of Experience').textContent).toBe('Experience');
});

it('adds a section with its own title and lines', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Add a section of your own' }));
  write('Section title', 'Patents');
  await screen.findByRole('region', { name: 'Patents' });
  write('Patents 1', 'A quieter fan');
  expect(storedDocument()?.meta).toMatchObject({
    kadam: { custom: [{ title: 'Patents', lines: ['A quieter fan'] }] },
  });
});

it('leaves the caret in a line while the section takes its new title', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Add a section of your own' }));
  write('Section title', 'Patents');
  const line = box('Section title').closest('section')!.querySelector<HTMLElement>('li [data-path]')!;
  line.focus();
  await screen.findByRole('region', { name: 'Patents' });
  expect(document.activeElement).toBe(line);
});

it('renames a group of skills', () => {
  open();
  write('Skills', 'Sourcing, Payroll');
  fireEvent.focusOut(box('Skills'));
  write('Skill group 1', 'Recruiting');
  fireEvent.focusOut(box('Skill group 1'));
  expect(storedDocument()).toEqual({ skills: [{ name: 'Recruiting', keywords: ['Sourcing', 'Payroll'] }] });
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

it('stores the resume for this tab, and shows it again', () => {
  const { unmount } = open();
  write('Name', 'Asha Rao');
  write('Job 1 from – to', 'Apr 2021 - Present');
  write('Job 1 bullet 1', 'Closed the books in 3 days');
  expect(storedDocument()).toEqual({
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

it('warns when the browser cannot store the resume, and retains it on the page', async () => {
  open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('Name', 'Asha Rao');
  expect((await screen.findByRole('alert')).textContent).toContain('does not keep your text');
  expect(box('Name').textContent).toBe('Asha Rao');
});

it('changes the template and nothing of the text', async () => {
  open();
  write('Name', 'Asha Rao');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Compact');
  expect(storedDocument()).toEqual({ basics: { name: 'Asha Rao' }, meta: { kadam: { template: 'compact' } } });
  expect(box('Name').textContent).toBe('Asha Rao');
});

it('goes back to the resume check when the editor was opened by its address', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ats-score'));
});

it('asks before changes are left that are neither stored nor downloaded, also when the tab closes', async () => {
  const user = userEvent.setup();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaving()).toBe(false);
  write('Name', 'Asha Rao');
  await waitFor(() => expect(leaving()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(window.location.pathname).toBe('/resume-editor');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ats-score'));
});
