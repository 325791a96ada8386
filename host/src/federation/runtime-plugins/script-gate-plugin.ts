import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { bootRecord } from '../boot-record';
import { scriptGate } from '../script-gate';

/**
 * Sets the trusted URL and the integrity of each entry, and publishes the script gate for the chunk
 * loaders of all bundles. Part of the host's entry (`runtimePlugins` of the build preset): no chunk
 * may load before it.
 */
export default function scriptGatePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-gate',
    beforeInit(args) {
      const boot = bootRecord();
      if (boot)
        for (const { integrity } of [{ integrity: boot.hostIntegrity }, ...boot.remotes]) scriptGate.admit(integrity);
      globalThis.__kadam_script__ = scriptGate.pass;
      return args;
    },
    createScript({ url }) {
      const script = document.createElement('script');
      return Object.assign(script, { crossOrigin: 'anonymous', ...scriptGate.pass(url) });
    },
  };
}
