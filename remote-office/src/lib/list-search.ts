export const ROWS_PER_PAGE = 50;

/** Search, filter, order and page of a list, as in the URL of its page; '' is the default. */
export interface ListSearch {
  readonly q: string;
  readonly state: string;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

export function readListSearch(params: URLSearchParams): ListSearch {
  const page = Number(params.get('page') ?? '1');
  return {
    q: params.get('q') ?? '',
    state: params.get('state') ?? '',
    sort: params.get('sort') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of the URL; defaults are left out. */
export function listSearchText({ page, ...filters }: ListSearch): string {
  const given = Object.entries({ ...filters, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '');
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `?${text}`;
}
