import { onDemand } from '@kadam/shared/on-demand';

/** The code of the operators' page. */
export const loadOpsPage = onDemand(() => import(/* webpackChunkName: "ops" */ './ops-page'));
