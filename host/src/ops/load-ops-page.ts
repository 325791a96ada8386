import { onDemand } from '@kadam/shared/on-demand';

/** Code of the operations page. */
export const loadOpsPage = onDemand(() => import(/* webpackChunkName: "ops" */ './ops-page'));
