import { createInstance } from '@module-federation/enhanced/runtime';
import { idleTimeoutPlugin } from './idle-timeout-plugin';
import { preloadPlugin } from './preload-plugin';

const ENTRY = 'https://preload.test/entry.js';

test('the files of a module are fetched beside the entry of its remote', async () => {
  const requested: string[] = [];
  let arrive = () => {};
  const preload = (url: string) => {
    requested.push(url);
    return new Promise<void>((resolve) => (arrive = resolve));
  };
  const instance = createInstance({
    name: 'preload',
    remotes: [{ name: 'jobs', entry: ENTRY }],
    plugins: [
      preloadPlugin((entry, expose) => (entry === ENTRY && expose === './page' ? ['page.js'] : []), preload),
      idleTimeoutPlugin(({ entry }) => preload(entry)),
      { name: 'entry', loadEntry: async () => ({ init: () => {}, get: (() => Promise.resolve(() => ({}))) as never }) },
    ],
  });
  const loading = instance.loadRemote('jobs/page');
  await new Promise((resolve) => setTimeout(resolve));
  expect(requested).toEqual(['page.js', ENTRY]);
  arrive();
  await loading;
});
