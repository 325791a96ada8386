import { onDemand } from '@kadam/shared/on-demand';

/** Code that asks the server whether the member belongs to the staff. */
export const loadOfficeAccess = onDemand(() => import(/* webpackChunkName: "office" */ './office-access'));
