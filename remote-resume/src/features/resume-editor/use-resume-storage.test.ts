import { act, renderHook } from '@testing-library/react';
import { EMPTY_RESUME, textAt, withText } from '@kadam/resume-engine/resume-document';
import { loadResume } from '../../lib/stored-resume';
import { createResumeStore } from './resume-store';
import { useResumeStorage } from './use-resume-storage';

const path = 'basics.name';
const storedName = () => textAt(loadResume().document, path);

function writing() {
  const opened = { document: EMPTY_RESUME, suggestions: { rewrites: [], skills: [], strengths: [] } };
  const store = createResumeStore(opened.document);
  const hook = renderHook(() => useResumeStorage(store, opened.suggestions, opened));
  const write = (text: string) => store.edit((document) => ({ document: withText(document, path, text) }));
  return { ...hook, write };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the resume is stored after a pause', () => {
  const { write } = writing();
  write('Asha');
  jest.advanceTimersByTime(399);
  write('Asha Rao');
  jest.advanceTimersByTime(399);
  expect(sessionStorage).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(storedName()).toBe('Asha Rao');
});

test.each([
  ['the tab is closed or reloaded', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the resume is stored at once when %s', (_, happens) => {
  const { write } = writing();
  write('Asha');
  happens();
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
  expect(result.current).toBe(false);
});
