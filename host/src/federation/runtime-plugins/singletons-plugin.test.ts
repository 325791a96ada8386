import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import singletonsPlugin from './singletons-plugin';

const VERSION = '1.0.0';

/** A host that provides `store`, with a remote whose container runs `init`. */
function host(get: () => Promise<() => object>, init: (shareScope: Record<string, unknown>) => void = () => {}) {
  const entries: ModuleFederationRuntimePlugin = {
    name: 'test-entries',
    loadEntry: async () => ({ init, get: (() => Promise.resolve(() => ({}))) as never }),
  };
  const name = `host-${Math.random()}`;
  return createInstance({
    name,
    remotes: [{ name: 'jobs', entry: `https://${name}.test/entry.js` }],
    shared: { store: { version: VERSION, get, shareConfig: { singleton: true, requiredVersion: '^1.0.0' } } },
    shareStrategy: 'loaded-first',
    plugins: [singletonsPlugin(), entries],
  });
}

const store = { name: 'store of the host' };

test('a container gets the singletons of the host', async () => {
  const init = jest.fn();
  const instance = host(() => Promise.resolve(() => store), init);
  await instance.loadRemote('jobs/page');
  expect(init.mock.calls[0][0].store[VERSION]).toMatchObject({ from: instance.name });
});

test('what a remote registers in its share scope is not seen by the host', async () => {
  const instance = host(
    () => Promise.resolve(() => store),
    (shareScope) => Object.assign(shareScope.store as object, { '1.9.0': { get: () => () => ({ name: 'newer' }) } }),
  );
  await instance.loadRemote('jobs/page');
  expect(Object.keys(instance.shareScopeMap.default?.store ?? {})).toEqual([VERSION]);
  const factory = await instance.loadShare('store');
  expect(factory && factory()).toBe(store);
});

test('a singleton that failed to load is requested again', async () => {
  let isUp = false;
  const instance = host(() => (isUp ? Promise.resolve(() => store) : Promise.reject(new Error('offline'))));
  await expect(instance.loadShare('store')).rejects.toThrow('offline');
  isUp = true;
  const factory = await instance.loadShare('store');
  expect(factory && factory()).toBe(store);
});

describe('a remote with an instance of the runtime', () => {
  const requested = { customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^1.0.0' } } };

  async function remoteOf(get: () => Promise<() => object>) {
    const remote = createInstance({ name: `remote-${Math.random()}`, remotes: [] });
    const instance = host(get, (shareScope) => remote.initShareScopeMap('default', shareScope as never));
    await instance.loadRemote('jobs/page');
    return { remote, instance };
  }

  it('uses a singleton of the host, which stays the host’s', async () => {
    const { remote, instance } = await remoteOf(() => Promise.resolve(() => store));
    const factory = await remote.loadShare('store', requested);
    expect(factory && factory()).toBe(store);
    expect(instance.shareScopeMap.default?.store?.[VERSION]).toMatchObject({ from: instance.name, loaded: true });
  });

  it('requests a singleton again after it failed to load', async () => {
    let isUp = false;
    const { remote } = await remoteOf(() =>
      isUp ? Promise.resolve(() => store) : Promise.reject(new Error('offline')),
    );
    await expect(remote.loadShare('store', requested)).rejects.toThrow('offline');
    isUp = true;
    const factory = await remote.loadShare('store', requested);
    expect(factory && factory()).toBe(store);
  });
});
