import { EMPTY_RESUME, textAt } from '@kadam/resume-engine/resume-document';
import { createResumeStore } from './resume-store';

const path = 'basics.name';
const typed = (text: string) => ({ path, text, from: () => 0, at: performance.now() });

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 20));
  });

test('letters are in the store at once, and are told once after they are painted', async () => {
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

test('everything else is told at once, and not a second time for the letters before it', async () => {
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

test('who watches hears of letters before they are painted, once for each', () => {
  const store = createResumeStore(EMPTY_RESUME);
  const heard = jest.fn(() => textAt(store.document(), path));
  const unwatch = store.watch(heard);
  store.type(typed('A'));
  store.type(typed('As'));
  expect(heard.mock.results.map(({ value }) => value as string)).toEqual(['A', 'As']);
  unwatch();
  store.type(typed('Ash'));
  expect(heard).toHaveBeenCalledTimes(2);
});
