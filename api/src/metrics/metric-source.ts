/**
 * A metric of a source. Its name has the base unit as suffix; that of a counter ends in `_total`.
 */
export interface MetricDescription {
  readonly help: string;
  /** `gauge` by default. */
  readonly type?: 'gauge' | 'counter';
  /** Names of labels. Their values are few: never a URL, an id or an address. */
  readonly labels?: readonly string[];
}

export interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** By name of the metric. What is unknown is undefined or left out; 0 means that it is 0. */
export type Readings = Readonly<Record<string, number | readonly Reading[] | undefined>>;

/**
 * Metrics that are read together when Prometheus scrapes. A module lists its own in `metrics` of
 * its `index.ts`.
 */
export interface MetricSource {
  /** Label `source` of `kadam_scrape_errors_total`. */
  readonly source: string;
  readonly metrics: Readonly<Record<string, MetricDescription>>;
  /** How long readings are used again, in ms; 0 by default. For what costs a query. */
  readonly maxAgeMs?: number;
  /** When it rejects, or takes more than a second, its metrics are absent from this scrape. */
  read(): Readings | Promise<Readings>;
}
