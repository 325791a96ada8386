import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Report } from '../../reporting/print-problem';

/**
 * Reports each failed attempt with the remote and the version of its entry. `releaseOf` finds them
 * by the entry's URL.
 */
export const reportingPlugin = (
  releaseOf: (entry: string) => { readonly name: string; readonly version: string } | undefined,
  report: (report: Report) => void,
): ModuleFederationRuntimePlugin => ({
  name: 'reporting',
  errorLoadRemote({ error, remote, lifecycle }) {
    const release = remote && releaseOf(remote.entry);
    if (release && lifecycle === 'onLoad')
      report({ remote: release.name, version: release.version, phase: 'load', cause: error });
    return undefined;
  },
});
