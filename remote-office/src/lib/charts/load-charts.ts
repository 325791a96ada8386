import { onDemand } from '@kadam/shared/on-demand';

/** The charts with their library, which only pages with charts load. */
export const loadCharts = onDemand(() => import('./charts'));
