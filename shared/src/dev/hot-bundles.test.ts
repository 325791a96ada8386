import { hotBundles, type BuildNews } from './hot-bundles';

const FAULT = { file: 'remote-jobs/src/pages/jobs-page.tsx', line: 7, message: "TS1005: ')' expected." };
const news = (hash: string | null, ...faults: BuildNews['faults']): BuildNews => ({ bundle: 'jobs', hash, faults });

function openPage(answer: unknown = ['./page.tsx'], canReplace = true) {
  const page = { reload: jest.fn(), show: jest.fn(), canReplace: () => canReplace };
  let hash = 'a';
  const update = jest.fn(() => {
    hash = 'b';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { ...page, ...hotBundles(page), running: { hash: () => hash, update }, update };
}

test('what was built anew is replaced in the page', async () => {
  const { hears, runs, running, update, reload } = openPage();
  await hears(news('a'));
  runs('jobs', running);
  await hears(news('b'));
  await hears(news('b'));
  expect([update.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test('a fault is shown and nothing else happens; when it is mended it goes, and what changed is replaced', async () => {
  const { hears, runs, running, update, reload, show } = openPage();
  await hears(news('a'));
  runs('jobs', running);
  await hears(news('a', FAULT));
  expect(show).toHaveBeenLastCalledWith([news('a', FAULT)]);
  expect([update.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  await hears(news('b'));
  expect(show).toHaveBeenLastCalledWith([]);
  expect([update.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['there is nothing to replace it with', null, true],
  ['replacing fails', new Error('not accepted'), true],
  ['the renderer of the host cannot replace components', [], false],
])('the page loads again when %s', async (_, answer, canReplace) => {
  const { hears, runs, running, reload } = openPage(answer, canReplace);
  await hears(news('a'));
  runs('jobs', running);
  await hears(news('b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that this page has not loaded is asked for anew', async () => {
  const { hears, reload } = openPage();
  await hears(news('a'));
  expect(reload).not.toHaveBeenCalled();
  await hears(news('b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that had faults when the page came is loaded once it is mended', async () => {
  const { hears, reload } = openPage();
  await hears(news(null, FAULT));
  expect(reload).not.toHaveBeenCalled();
  await hears(news('a'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that was fetched before the last build catches up when it runs', async () => {
  const { hears, runs, running, update } = openPage();
  await hears(news('b'));
  runs('jobs', running);
  await Promise.resolve();
  expect(update).toHaveBeenCalledTimes(1);
});
