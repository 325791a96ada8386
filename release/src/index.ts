export { publish, publishChanged, type PublishOptions } from './publish';
export type { PublishOutcome } from './publish-outcome';
export { recompose as compose, type ComposeOutcome } from './recompose';
export { Refusal } from './refusal';
export { rollback, type RollbackOptions, type RollbackOutcome } from './rollback';
export { createPortalServer, type PortalServerOptions } from './serve/portal-server';
export { isNginxInstalled, startNginx, type RunningNginx } from './serve/nginx';
export { readStatus, type BundleStatus, type Status } from './status';
