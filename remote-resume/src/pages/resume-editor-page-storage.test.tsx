import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handOverOf } from '../lib/hand-over';
import { toAtsResult } from '../lib/ats-result';
import { saveDeviceResume } from '../lib/device-resume';
import { NO_HINTS } from '../lib/stored-resume';
import { responseWith } from '../testing/analysis';
import { box, open, openWith, startEmpty, storedDocument, write } from '../testing/resume-editor';

startEmpty();

const store = (name: string) => saveDeviceResume(null, { document: { basics: { name } }, ...NO_HINTS });
const button = (name: string) => screen.getByRole('button', { name });

async function openMyResumes() {
  await userEvent.click(button('More'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'My resumes' }));
  return within(await screen.findByRole('dialog', { name: 'My resumes' }));
}

it('restores the resume of a closed tab, and says when it was saved', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 25, 13, 40).getTime());
  store('Asha Rao');
  open();
  expect(box('Name').textContent).toBe('Asha Rao');
  expect(screen.getByText(/last saved on this device on 25 Nov 2026, 1:40.pm/)).toBeTruthy();
  await userEvent.click(button('Close'));
  expect(screen.queryByText(/last saved/)).toBeNull();
});

it('starts over without the restored resume, also in the next tab', async () => {
  store('Asha Rao');
  const { unmount } = open();
  await userEvent.click(button('Start over'));
  expect(box('Name').textContent).toBe('');
  unmount();
  sessionStorage.clear();
  open();
  expect(box('Name').textContent).toBe('');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Asha');
});

it('says nothing about restoring on an empty page', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});

it('does not ask before leaving while the resume is stored', async () => {
  open();
  write('Name', 'Asha Rao');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('sets the earlier resume aside when the check passes another one, and opens it again', async () => {
  const user = userEvent.setup();
  store('Ravi Menon');
  openWith(handOverOf(toAtsResult(responseWith())!));
  expect(box('Name').textContent).toBe('Asha Rao');
  const dialog = await openMyResumes();
  expect(dialog.getByText('Ravi Menon')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  expect(box('Name').textContent).toBe('Ravi Menon');
  const again = await openMyResumes();
  expect(again.getByText(/Asha Rao/)).toBeTruthy();
  await user.click(again.getByRole('button', { name: 'Delete' }));
  expect(again.getByText(/None yet/)).toBeTruthy();
});

it('asks which version to use when two tabs were changed, and shows what differs', async () => {
  const user = userEvent.setup();
  open();
  write('Name', 'Asha');
  store('Asha Rao');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const dialog = within(screen.getByRole('dialog', { name: 'Your resume was changed in two tabs' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Asha', 'Asha Rao']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(button('Choose a version'));
  await user.click(button('Use the other version'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box('Name').textContent).toBe('Asha Rao');
  expect(storedDocument()).toEqual({ basics: { name: 'Asha Rao' } });
});
