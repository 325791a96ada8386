import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { bootRecord } from '../boot-record';
import { federatedRemote } from '../federated-remote';

/** Registers the remotes that are live according to the document. Part of the host's entry. */
export default function registryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'registry',
    beforeInit(args) {
      const remotes = bootRecord()?.remotes.map((release) => federatedRemote(release)) ?? [];
      return { ...args, userOptions: { ...args.userOptions, remotes: [...args.userOptions.remotes, ...remotes] } };
    },
  };
}
