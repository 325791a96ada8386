/** A metric of a source. Its name ends with the base unit; the name of a counter with `_total`. */
export interface MetricDescription {
  readonly help: string;
  /** `gauge` by default. */
  readonly type?: 'gauge' | 'counter';
  /** Names of labels. Labels have few values: never a URL, an id or an address. */
  readonly labels?: readonly string[];
}

export interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Values by metric name. Unknown values are undefined or omitted; 0 means 0. */
export type Readings = Readonly<Record<string, number | readonly Reading[] | undefined>>;

/**
 * Metrics that are read together when Prometheus scrapes. A module lists its own in `metrics` of
 * its `index.ts`.
 */
export interface MetricSource {
  /** Label `source` of `kadam_scrape_errors_total`. */
  readonly source: string;
  readonly metrics: Readonly<Record<string, MetricDescription>>;
  /** How long values are cached, in ms; 0 by default. For values that need a query. */
  readonly maxAgeMs?: number;
  /** If it rejects, or takes more than a second, its metrics are missing from this scrape. */
  read(): Readings | Promise<Readings>;
}
