import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { MetricSource, Reading, Readings } from './metric-source';

interface MetricsOptions {
  /** Time limit of a source, in ms; shorter than the limit of a scrape (10 s by default). */
  readonly readMs?: number;
}

interface Log {
  warn(fields: object, message: string): void;
}

const READ_MS = 1_000;

/** The metrics of one process. */
export interface Metrics {
  readonly registry: Registry;
  readonly contentType: string;
  add(source: MetricSource, log: Log): void;
  /** Reads all sources; returns the text format of Prometheus. */
  scrape(): Promise<string>;
}

export function createMetrics({ readMs = READ_MS }: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const errors = new Counter({
    name: 'kadam_scrape_errors_total',
    help: 'Scrapes in which a source of metrics failed or took too long, so that its metrics are absent.',
    labelNames: ['source'],
    registers: [registry],
  });
  const refreshes: (() => Promise<void>)[] = [];

  return {
    registry,
    contentType: registry.contentType,
    add(source, log) {
      const show = showReadings(registry, source);
      const read = sharedRead(source);
      let isFailing = false;
      errors.inc({ source: source.source }, 0);
      refreshes.push(async () => {
        try {
          show(await within(readMs, read()));
          isFailing = false;
        } catch (err) {
          show({});
          errors.inc({ source: source.source });
          if (!isFailing) log.warn({ err, source: source.source }, 'metrics could not be read');
          isFailing = true;
        }
      });
    },
    async scrape() {
      await Promise.all(refreshes.map((refresh) => refresh()));
      return registry.metrics();
    },
  };
}

/** Concurrent scrapes share a read: a hanging one must not take another connection each time. */
function sharedRead({ read, maxAgeMs = 0 }: MetricSource): () => Promise<Readings> {
  let latest: { readonly at: number; readonly readings: Readings } | undefined;
  let pending: Promise<Readings> | undefined;

  async function readNow(): Promise<Readings> {
    const readings = await read();
    latest = { at: performance.now(), readings };
    return readings;
  }

  return async () => {
    if (latest && performance.now() - latest.at < maxAgeMs) return latest.readings;
    pending ??= readNow().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No result within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Registers the metrics of a source. Each reading replaces all of their values. */
function showReadings(registry: Registry, { metrics }: MetricSource): (readings: Readings) => void {
  const shown = Object.entries(metrics).map(([name, { help, type = 'gauge', labels = [] }]) => {
    const settings = { name, help, labelNames: [...labels], registers: [registry] };
    const metric = type === 'counter' ? new Counter(settings) : new Gauge(settings);
    return { name, metric, hasLabels: labels.length > 0 };
  });
  return (readings) => {
    for (const { name, metric, hasLabels } of shown) {
      metric.reset();
      // A reset sets a metric without labels to 0.
      if (!hasLabels) metric.remove();
      for (const { labels, value } of listOf(readings[name])) metric.inc(labels, value);
    }
  };
}

const listOf = (reading: Readings[string]): readonly Reading[] =>
  typeof reading === 'number' ? [{ labels: {}, value: reading }] : (reading ?? []);
