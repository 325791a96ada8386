import { act, renderHook } from '@testing-library/react';
import { textAt, withText } from '@kadam/resume-engine/resume-document';
import { loadDeviceResume, saveDeviceResume, type Owner } from '../../lib/device-resume';
import { loadTabResume, NO_HINTS, openResume } from '../../lib/stored-resume';
import { createResumeStore } from './resume-store';
import { useResumeStorage } from './use-resume-storage';

const path = 'basics.name';
const storedName = () => textAt(loadTabResume(null)?.document ?? {}, path);

function writing(owner: Owner = null) {
  const opened = openResume(owner);
  const store = createResumeStore(opened.document);
  const current = () => ({ document: store.document(), ...NO_HINTS });
  const show = jest.fn(({ document }) => store.open(document));
  const hook = renderHook((user: Owner) => useResumeStorage({ store, owner: user, opened, current, show }), {
    initialProps: owner,
  });
  const write = (text: string) => store.edit((document) => ({ document: withText(document, path, text) }));
  return { ...hook, write, name: () => textAt(store.document(), path) };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the resume is stored after a pause, in the tab and on the device', () => {
  const { write } = writing();
  write('Asha');
  jest.advanceTimersByTime(399);
  write('Asha Rao');
  jest.advanceTimersByTime(399);
  expect(sessionStorage).toHaveLength(0);
  act(() => jest.advanceTimersByTime(1));
  expect(storedName()).toBe('Asha Rao');
  expect(loadDeviceResume(null)?.document).toEqual({ basics: { name: 'Asha Rao' } });
});

test.each([
  ['the tab is closed or reloaded', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the resume is stored at once when %s', (_, happens) => {
  const { write } = writing();
  write('Asha');
  act(() => void happens());
  expect(storedName()).toBe('Asha');
});

test('the resume is stored at once when another page is opened', () => {
  const { write, unmount } = writing();
  write('Asha');
  unmount();
  expect(storedName()).toBe('Asha');
});

test('a failing storage is reported', () => {
  const { write, result } = writing();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('Asha');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(result.current.isStored).toBe(false);
});

const stored = (name: string) => ({ document: { basics: { name } }, ...NO_HINTS });

test('what another tab stores is shown at once', () => {
  const { name } = writing();
  saveDeviceResume(null, stored('Asha'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kadam.resume' })));
  expect(name()).toBe('Asha');
});

test.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a tab that was asleep catches up on %s', (_, wake) => {
  const { name } = writing();
  saveDeviceResume(null, stored('Asha'));
  act(() => void wake());
  expect(name()).toBe('Asha');
});

test('the resume of a member is neither shown nor stored in the tab after a logout', () => {
  const { write, name, rerender } = writing('asha');
  write('Asha');
  rerender(null);
  expect([name(), sessionStorage.length]).toEqual(['', 0]);
  rerender('asha');
  expect(name()).toBe('Asha');
});

test('a visitor who logs in goes on with the same resume, which the next visitor does not see', () => {
  const { write, name, rerender } = writing();
  write('Asha');
  rerender('asha');
  expect(name()).toBe('Asha');
  expect(loadDeviceResume('asha')?.document).toEqual({ basics: { name: 'Asha' } });
  rerender(null);
  expect(name()).toBe('');
});
