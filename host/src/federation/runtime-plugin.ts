import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { documentBootRecord } from './boot-record';
import { scriptGate } from './script-gate';
import { TRY_LIMIT_MS } from './time-limit';

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0];

/** Runs before anything is fetched: from here on, no script of any bundle loads without passing the gate. */
export default function kadamLoader(): ModuleFederationRuntimePlugin {
  const boot = documentBootRecord();
  if (boot) [boot.hostIntegrity, ...boot.remotes.map(({ integrity }) => integrity)].forEach(scriptGate.admit);
  globalThis.__kadam_script__ = scriptGate.allow;
  return {
    name: 'kadam-loader',
    createScript: ({ url }) => ({ script: gatedScript(url), timeout: TRY_LIMIT_MS }),
    errorLoadShare: forgetFailedShare,
  };
}

// The runtime keeps the promise of a shared module that could not be fetched, and would answer it for ever (docs/decisions/0028).
function forgetFailedShare({ pkgName, shareScopeMap }: FailedShare) {
  for (const scope of Object.values(shareScopeMap))
    for (const share of Object.values(scope[pkgName] ?? {})) if (!share.lib) delete share.loading;
}

function gatedScript(url: string): HTMLScriptElement {
  const { src, integrity } = scriptGate.allow(url);
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = src;
  return script;
}
