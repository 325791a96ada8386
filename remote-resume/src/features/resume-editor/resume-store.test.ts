import { EMPTY_RESUME, textAt } from '@kadam/resume-engine/resume-document';
import { createResumeStore } from './resume-store';

const path = 'basics.name';
const typed = (text: string) => ({ path, text, from: () => 0, at: performance.now() });

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 20));
  });

test('letters are stored at once, and subscribers notified once after the paint', async () => {
  const store = createResumeStore(EMPTY_RESUME);
  const listener = jest.fn();
  store.subscribe(listener);
  store.type(typed('A'));
  store.type(typed('As'));
  expect(textAt(store.document(), path)).toBe('As');
  expect(listener).not.toHaveBeenCalled();
  await painted();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('other edits notify subscribers at once, and only once with earlier letters', async () => {
  const store = createResumeStore(EMPTY_RESUME);
  const listener = jest.fn();
  store.type(typed('A'));
  store.subscribe(listener);
  store.undo();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(textAt(store.document(), path)).toBe('');
  await painted();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('watchers are called for each letter before the paint', () => {
  const store = createResumeStore(EMPTY_RESUME);
  const onChange = jest.fn(() => textAt(store.document(), path));
  const unwatch = store.watch(onChange);
  store.type(typed('A'));
  store.type(typed('As'));
  expect(onChange.mock.results.map(({ value }) => value as string)).toEqual(['A', 'As']);
  unwatch();
  store.type(typed('Ash'));
  expect(onChange).toHaveBeenCalledTimes(2);
});
