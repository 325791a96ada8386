export { onDemand } from './on-demand';
export { useOnDemand, type Demanded } from './use-on-demand';
