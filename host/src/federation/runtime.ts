import type { LiveRemote } from '@kadam/shared/remote';
import { getInstance } from '@module-federation/enhanced/runtime';
import { report } from '../reporting/report';
import { federatedRemote } from './federated-remote';
import type { Federation } from './page-loader';
import { componentPlugin } from './runtime-plugins/component-plugin';
import { createFallback } from './runtime-plugins/fallback-plugin';
import { idleTimeoutPlugin } from './runtime-plugins/idle-timeout-plugin';
import { preloadPlugin } from './runtime-plugins/preload-plugin';
import { reportingPlugin } from './runtime-plugins/reporting-plugin';
import { scriptGate } from './script-gate';

/**
 * The federation runtime that the host's entry has started, with the plugins that only pages of
 * remotes need.
 */
export function createFederation(): Federation {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime has not started.');
  const releases = new Map<string, LiveRemote>();
  const fallback = createFallback();
  instance.registerPlugins([
    reportingPlugin((entry) => releases.get(entry), report),
    fallback.plugin,
    idleTimeoutPlugin(({ entry, type }) => {
      if (type === 'module') return scriptGate.preloadAll(entry, 'import');
      return releases.get(entry)?.loadsOwnScripts
        ? scriptGate.preloadAll(entry, 'own element')
        : scriptGate.preload(entry);
    }),
    preloadPlugin((entry, expose) => {
      const release = releases.get(entry);
      // All scripts of such a release are fetched before its entry.
      if (release?.entryType === 'module' || release?.loadsOwnScripts) return [];
      return (release?.exposes?.[expose] ?? []).map((file) => folderOf(entry) + file);
    }, scriptGate.preload),
    componentPlugin(),
  ]);
  return {
    remoteOf(release, attempt) {
      const remote = federatedRemote(release, attempt);
      if (!releases.has(remote.entry)) {
        releases.set(remote.entry, release);
        scriptGate.admit(release.integrity);
        if (attempt > 0) scriptGate.refetch(folderOf(release.entry));
      }
      return remote;
    },
    load: (attempts) => fallback.load(instance, attempts),
  };
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
