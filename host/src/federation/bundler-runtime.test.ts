import federation from './bundler-runtime';
import { scopeForRemote, sharedFactory, type SharedModule } from './share-scope';

const { init, consumes } = federation.bundlerRuntime;
const React = { version: '19.3.1' };
const REACT_MODULE = 7;

/**
 * What webpack's runtime and the federation plugin would have made of a host that provides React.
 */
function webpackRuntime(get: SharedModule['get']) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const installed: Record<string, Promise<void>> = {};
  const webpackRequire = {
    federation: { initOptions: { name: 'kadam_host', shared: { react: [{ version: '19.3.1', get }] } } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { [REACT_MODULE]: { shareKey: 'react' } } },
    m: modules,
    c: {},
  };
  const load = () => {
    const promises: Promise<void>[] = [];
    consumes({
      chunkId: 1,
      chunkMapping: { 1: [REACT_MODULE] },
      installedModules: installed,
      promises,
      webpackRequire,
    });
    return Promise.all(promises);
  };
  const imported = () => {
    const module = { exports: undefined as unknown };
    modules[REACT_MODULE]?.(module);
    return module.exports;
  };
  return { webpackRequire, load, imported };
}

beforeEach(() => (globalThis.__FEDERATION__ = undefined));

it('installs a singleton before a chunk that imports it runs', async () => {
  const host = webpackRuntime(async () => () => React);
  init(host);
  await host.load();
  expect(host.imported()).toBe(React);
});

it('fetches a singleton again after an error', async () => {
  const get = jest
    .fn<Promise<() => unknown>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => React);
  const host = webpackRuntime(get);
  init(host);
  await expect(host.load()).rejects.toThrow('lost');
  await host.load();
  expect(host.imported()).toBe(React);
  expect(get).toHaveBeenCalledTimes(2);
});

it('keeps the own modules of a remote private', async () => {
  init(webpackRuntime(async () => () => React));
  const newer: SharedModule = {
    version: '19.9.0',
    from: 'stock',
    strategy: 'loaded-first',
    get: async () => () => 'its own',
  };
  const scope = scopeForRemote();
  Object.assign(scope.react ?? {}, { '19.9.0': newer });
  scope.lodash = { '4.0.0': newer };
  expect(Object.keys(scopeForRemote())).toEqual(['react']);
  expect(Object.keys(scopeForRemote().react ?? {})).toEqual(['19.3.1']);
  expect((await sharedFactory('react'))()).toBe(React);
});

it('lets the dev server replace the React of the host', async () => {
  const forDevelopment = { version: '19.3.1', isForDevelopment: true };
  const beforeRegisterShare = ({ shared }: { shared: SharedModule }) => {
    shared.get = async () => () => forDevelopment;
  };
  globalThis.__FEDERATION__ = { __GLOBAL_PLUGIN__: [{ beforeRegisterShare }] };
  init(webpackRuntime(async () => () => React));
  expect((await sharedFactory('react'))()).toBe(forDevelopment);
});

it('throws for a singleton that the host does not provide', async () => {
  await expect(sharedFactory('lodash')).rejects.toThrow("The host provides no 'lodash'.");
});
