import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { bootRecord } from './boot-record';
import { scriptGate } from './script-gate';

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0];
type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** Runs before anything is fetched: from here on, no script of any bundle loads without passing the gate. */
export default function kadamLoader(): ModuleFederationRuntimePlugin {
  const boot = bootRecord();
  if (boot) [boot.hostIntegrity, ...boot.remotes.map(({ integrity }) => integrity)].forEach(scriptGate.admit);
  globalThis.__kadam_script__ = scriptGate.pass;
  return { name: 'kadam-loader', loadEntry, errorLoadShare: forgetFailedShare };
}

const loadEntry: LoadEntry = async ({ remoteInfo: { entry, entryGlobalName } }) => {
  await runScript(entry);
  const container = (globalThis as Record<string, unknown>)[entryGlobalName];
  if (!container) throw new Error(`${entry} holds no container named ${entryGlobalName}.`);
  return container as Awaited<ReturnType<LoadEntry>>;
};

function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)));
    scriptGate.pass(url, script);
    document.head.append(script);
  }).finally(() => script.remove());
}

// The runtime keeps the promise of a shared module that could not be fetched, and would answer it for ever (docs/decisions/0028).
function forgetFailedShare({ pkgName, shareScopeMap }: FailedShare) {
  for (const scope of Object.values(shareScopeMap))
    for (const share of Object.values(scope[pkgName] ?? {})) if (!share.lib) delete share.loading;
}
