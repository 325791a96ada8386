import { onDemand } from '@kadam/shared/on-demand';

/** Code for members whose address is not confirmed. */
export const loadConfirmation = onDemand(() => import(/* webpackChunkName: "confirmation" */ './confirmation-request'));
