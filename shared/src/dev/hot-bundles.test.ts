import { hotBundles, type BuildStatus } from './hot-bundles';

const ERROR = { file: 'remote-jobs/src/pages/jobs-page.tsx', line: 7, message: "TS1005: ')' expected.", frame: '' };
const news = (hash: string | null, ...errors: BuildStatus['errors']): BuildStatus => ({ bundle: 'jobs', hash, errors });

function openPage(result: unknown = ['./page.tsx'], canReplace = true) {
  const page = { reload: jest.fn(), show: jest.fn(), canReplace: () => canReplace };
  let hash = 'a';
  const update = jest.fn(() => {
    hash = 'b';
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
  return { ...page, ...hotBundles(page), running: { hash: () => hash, update }, update };
}

test('a new build replaces components in the page', async () => {
  const { onBuilt, runs, running, update, reload } = openPage();
  await onBuilt(news('a'));
  runs('jobs', running);
  await onBuilt(news('b'));
  await onBuilt(news('b'));
  expect([update.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test('an error is shown and nothing is replaced; the next good build hides it and is applied', async () => {
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
])('the page reloads if %s', async (_, result, canReplace) => {
  const { onBuilt, runs, running, reload } = openPage(result, canReplace);
  await onBuilt(news('a'));
  runs('jobs', running);
  await onBuilt(news('b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a new build of a bundle that is not loaded reloads the page', async () => {
  const { onBuilt, reload } = openPage();
  await onBuilt(news('a'));
  expect(reload).not.toHaveBeenCalled();
  await onBuilt(news('b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that had errors when the page loaded is loaded once they are fixed', async () => {
  const { onBuilt, reload } = openPage();
  await onBuilt(news(null, ERROR));
  expect(reload).not.toHaveBeenCalled();
  await onBuilt(news('a'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a bundle that was fetched before the last build is updated when it runs', async () => {
  const { onBuilt, runs, running, update } = openPage();
  await onBuilt(news('b'));
  runs('jobs', running);
  await Promise.resolve();
  expect(update).toHaveBeenCalledTimes(1);
});
