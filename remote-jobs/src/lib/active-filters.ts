import { ctcError } from './ctc-range';
import { changeFilters, FILTER_NAMES, type JobFilters, selectionOf } from './job-filters';
import { labelOf, POSTED_LABELS } from './job-labels';

export interface ActiveFilter {
  /** Unique, unlike the label ('Remote' may be a search text and a filter). */
  readonly name: string;
  readonly label: string;
  readonly without: JobFilters;
}

/** In the order of the page. */
export function activeFilters(filters: JobFilters): readonly ActiveFilter[] {
  const { search, location, minCTC, maxCTC, postedWithin } = filters;
  const choices = FILTER_NAMES.flatMap((name) =>
    filters[name].map((value, _place, selected: readonly string[]) => ({
      name: value,
      label: labelOf(value),
      without: changeFilters(filters, { [name]: selected.filter((other) => other !== value) }),
    })),
  );
  return [
    ...(search ? [{ name: 'search', label: search, without: changeFilters(filters, { search: '' }) }] : []),
    ...(location ? [{ name: 'location', label: location, without: changeFilters(filters, { location: '' }) }] : []),
    ...choices,
    ...(postedWithin
      ? [
          {
            name: 'posted',
            label: POSTED_LABELS[postedWithin],
            without: changeFilters(filters, { postedWithin: '' }),
          },
        ]
      : []),
    ...(minCTC || maxCTC
      ? [
          {
            name: 'ctc',
            label: rangeLabel(minCTC, maxCTC),
            without: changeFilters(filters, { minCTC: '', maxCTC: '' }),
          },
        ]
      : []),
  ];
}

export const NO_FILTERS: JobFilters = {
  search: '',
  location: '',
  ...selectionOf(() => []),
  minCTC: '',
  maxCTC: '',
  postedWithin: '',
  sort: '',
  page: 1,
};

function rangeLabel(min: string, max: string): string {
  if (ctcError({ minCTC: min, maxCTC: max })) return `${min} to ${max} LPA (ignored)`;
  if (max === '') return `From ₹${min} lakh a year`;
  return min === '' ? `Up to ₹${max} lakh a year` : `₹${min} to ${max} lakh a year`;
}
