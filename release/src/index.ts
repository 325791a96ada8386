export { compose, type ComposeOutcome } from './operations/compose';
export { publish, publishChanged, type PublishOptions } from './operations/publish';
export type { PublishOutcome } from './operations/publish-outcome';
export { ReleaseError } from './release-error';
export { restoreRegistry, type RestoreOutcome } from './operations/restore-registry';
export { rollback, type RollbackOptions, type RollbackOutcome } from './operations/rollback';
export { createPortalServer, type PortalServerOptions } from './serve/portal-server';
export { isNginxInstalled, startNginx, type RunningNginx } from './serve/nginx';
export { readStatus, type BundleStatus, type Status } from './operations/status';
