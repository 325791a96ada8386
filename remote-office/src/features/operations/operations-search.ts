import { MEASURES, type Measure } from './lines';

/** Period, bundle and measure, as in the URL of the page. */
export interface OperationsSearch {
  readonly hours: number;
  /** '' is the first one. */
  readonly bundle: string;
  readonly measure: Measure;
}

export const PERIODS = [
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
  { value: '720', label: 'Last 30 days' },
] as const;

const DEFAULT_MEASURE = MEASURES[1];

/** Name of a measure in the URL: load-p75. */
export const measureName = ({ key, percentile }: Measure): string => `${key}-${percentile}`;

export function readOperationsSearch(params: URLSearchParams): OperationsSearch {
  const hours = params.get('hours') ?? '';
  return {
    hours: Number(PERIODS.some(({ value }) => value === hours) ? hours : PERIODS[0].value),
    bundle: params.get('bundle') ?? '',
    measure: MEASURES.find((measure) => measureName(measure) === params.get('measure')) ?? DEFAULT_MEASURE,
  };
}

/** The query of the URL. */
export const operationsSearchText = ({ hours, bundle, measure }: OperationsSearch): string =>
  `?${new URLSearchParams({ hours: String(hours), ...(bundle !== '' && { bundle }), measure: measureName(measure) }).toString()}`;
