import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createFallback, type Attempt } from './fallback-plugin';

let count = 0;

/** A host whose remotes expose their own name, but for those in `broken`. */
function host(broken: readonly string[] = []) {
  const origin = `https://fallback-${++count}.test`;
  const entries: ModuleFederationRuntimePlugin = {
    name: 'test-entries',
    loadEntry: async ({ remoteInfo: { name } }) => {
      if (broken.includes(name)) throw new Error(`${name} is broken`);
      return { init: () => {}, get: (() => Promise.resolve(() => ({ name }))) as never };
    },
  };
  const fallback = createFallback();
  const instance = createInstance({ name: origin, remotes: [], plugins: [fallback.plugin, entries] });
  const errors: string[] = [];
  const attempt = (name: string): Attempt => ({
    remote: { name, entry: `${origin}/${name}.js`, entryGlobalName: 'mfe_jobs', type: 'global' },
    id: `${name}/page`,
    onError: (error) => errors.push((error as Error).message),
  });
  return {
    errors,
    load: async (...names: string[]) => {
      async function* attempts() {
        for (const name of names) yield attempt(name);
      }
      return fallback.load(instance, attempts());
    },
  };
}

test('the first attempt that succeeds is used, and the failed ones are reported in turn', async () => {
  const { load, errors } = host(['jobs@3', 'jobs@2']);
  expect(await load('jobs@3', 'jobs@2', 'jobs@1')).toMatchObject({
    module: { name: 'jobs@1' },
    attempt: { id: 'jobs@1/page' },
  });
  expect(errors).toEqual(['jobs@3 is broken', 'jobs@2 is broken']);
});

test('when all attempts fail, the error of the last one is thrown', async () => {
  const { load, errors } = host(['jobs@2', 'jobs@1']);
  await expect(load('jobs@2', 'jobs@1')).rejects.toThrow('jobs@1 is broken');
  expect(errors).toHaveLength(2);
});

test('two versions of a remote are loaded beside each other', async () => {
  const { load } = host();
  const loaded = await Promise.all([load('jobs@2'), load('jobs@1')]);
  expect(loaded.map((one) => one?.module)).toEqual([{ name: 'jobs@2' }, { name: 'jobs@1' }]);
});

test('without an attempt nothing is loaded', async () => {
  expect(await host().load()).toBeUndefined();
});
