import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { documentBootRecord } from './boot-record';
import { scriptGate } from './script-gate';
import { TRY_LIMIT_MS } from './time-limit';

/** Runs before anything is fetched: from here on, no script of any bundle loads without passing the gate. */
export default function kadamLoader(): ModuleFederationRuntimePlugin {
  const boot = documentBootRecord();
  if (boot) [boot.hostIntegrity, ...boot.remotes.map(({ integrity }) => integrity)].forEach(scriptGate.admit);
  globalThis.__kadam_script__ = scriptGate.allow;
  return {
    name: 'kadam-loader',
    createScript: ({ url }) => ({ script: gatedScript(url), timeout: TRY_LIMIT_MS }),
  };
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
