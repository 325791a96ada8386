export { compose, type ComposeOutcome } from './compose';
export { publish, publishChanged, type PublishOptions } from './publish';
export type { PublishOutcome } from './publish-outcome';
export { ReleaseError } from './release-error';
export { restoreRegistry, type RestoreOutcome } from './restore-registry';
export { rollback, type RollbackOptions, type RollbackOutcome } from './rollback';
export { createPortalServer, type PortalServerOptions } from './serve/portal-server';
export { isNginxInstalled, startNginx, type RunningNginx } from './serve/nginx';
export { readStatus, type BundleStatus, type Status } from './status';
