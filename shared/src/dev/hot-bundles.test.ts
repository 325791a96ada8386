import { hotBundles, type BuildStatus } from './hot-bundles';

const ERROR = { file: 'remote-jobs/src/pages/jobs-page.tsx', line: 7, message: "TS1005: ')' expected." };
const news = (hash: string | null, ...errors: BuildStatus['errors']): BuildStatus => ({ bundle: 'jobs', hash, errors });

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
  const { onBuilt, runs, running, update, reload } = openPage();
  await onBuilt(news('a'));
  runs('jobs', running);
  await onBuilt(news('b'));
  await onBuilt(news('b'));
  expect([update.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test('a fault is shown and nothing else happens; when it is fixed it goes, and what changed is replaced', async () => {
  const { onBuilt, runs, running, update, reload, show } = openPage();
  await onBuilt(news('a'));
  runs('jobs', running);
  await onBuilt(news('a', ERROR));
  expect(show).toHaveBeenLastCalledWith([news('a', ERROR)]);
  expect([update.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  await onBuilt(news('b'));
  expect(show).toHaveBeenLastCalledWith([]);
  expect([update.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['there is nothing to replace it with', null, true],
  ['replacing fails', new Error('not accepted'), true],
  ['the renderer of the host cannot replace components', [], false],
])('the page loads again when %s', async (_, answer, canReplace) => {
  const { onBuilt, runs, running, reload } = openPage(answer, canReplace);
  await onBuilt(news('a'));
  runs('jobs', running);
  await onBuilt(news('b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that this page has not loaded is asked for anew', async () => {
  const { onBuilt, reload } = openPage();
  await onBuilt(news('a'));
  expect(reload).not.toHaveBeenCalled();
  await onBuilt(news('b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that had errors when the page came is loaded once it is fixed', async () => {
  const { onBuilt, reload } = openPage();
  await onBuilt(news(null, ERROR));
  expect(reload).not.toHaveBeenCalled();
  await onBuilt(news('a'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that was fetched before the last build catches up when it runs', async () => {
  const { onBuilt, runs, running, update } = openPage();
  await onBuilt(news('b'));
  runs('jobs', running);
  await Promise.resolve();
  expect(update).toHaveBeenCalledTimes(1);
});
