export { onDemand } from './on-demand';
export { useOnDemand, type OnDemandState } from './use-on-demand';
