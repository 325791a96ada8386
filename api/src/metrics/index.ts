export { httpMetrics } from './http-metrics';
export { openMetricsListener } from './listener';
export type { MetricSource, Reading } from './metric-source';
export { createMetrics, type Metrics } from './metrics';
