import { createInstance } from '@module-federation/enhanced/runtime';
import registryPlugin from './registry-plugin';
import scriptGatePlugin from './script-gate-plugin';

const ENTRY = '/bundles/jobs/2/entry.js';
const HASH = `sha384-${'B'.repeat(64)}`;
const remote = { name: 'jobs', version: '2', entry: ENTRY, pages: [], integrity: { [ENTRY]: HASH }, previous: null };

const boot = document.createElement('script');
boot.id = 'kadam-boot';
boot.type = 'application/json';
boot.textContent = JSON.stringify({ format: 1, host: '1', hostIntegrity: {}, remotes: [remote] });
document.head.append(boot);

const host = (name: string) => createInstance({ name, remotes: [], plugins: [scriptGatePlugin(), registryPlugin()] });
const entryScript = () => document.querySelector<HTMLScriptElement>('head > script[src]');

afterEach(() => entryScript()?.remove());

test('the remotes of the document are registered, each release under its own name', () => {
  expect(host('a').options.remotes).toMatchObject([
    { name: 'jobs@2', entry: `${location.origin}${ENTRY}`, entryGlobalName: 'mfe_jobs' },
  ]);
});

test('the script of an entry carries the hash of its release', async () => {
  const loading = host('b').loadRemote('jobs@2/page');
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(entryScript()).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
  expect(entryScript()?.getAttribute('src')).toBe(ENTRY);
  entryScript()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow();
});

test('an entry that no release names loads nothing', async () => {
  const instance = host('c');
  instance.registerRemotes([{ name: 'evil@1', entry: 'https://evil.test/entry.js', type: 'global' }]);
  const loading = instance.loadRemote('evil@1/page');
  await new Promise((resolve) => setTimeout(resolve));
  expect(entryScript()?.src).toBe(`${location.origin}/bundles/refused.js`);
  entryScript()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow();
});
