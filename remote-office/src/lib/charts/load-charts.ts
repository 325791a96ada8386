import { onDemand } from '@kadam/shared/on-demand';

/** The charts with their library, loaded only by pages with charts. */
export const loadCharts = onDemand(() => import('./charts'));
