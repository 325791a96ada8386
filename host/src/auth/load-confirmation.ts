import { onDemand } from '@kadam/shared/on-demand';

/** What a member needs whose address is not confirmed. */
export const loadConfirmation = onDemand(() => import(/* webpackChunkName: "confirmation" */ './confirmation-request'));
