export const ROWS_PER_PAGE = 50;

/** Search, filter, order and page of a list, as in the URL of its page; '' is the default. */
export interface ListSearch {
  readonly q: string;
  readonly state: string;
  /** Days in India, of a list with dates. */
  readonly from: string;
  readonly to: string;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

export const readListSearch = (params: URLSearchParams): ListSearch => ({
  q: params.get('q') ?? '',
  state: params.get('state') ?? '',
  from: params.get('from') ?? '',
  to: params.get('to') ?? '',
  sort: params.get('sort') ?? '',
  page: readPage(params),
});

export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const listSearchText = (search: ListSearch): string => searchText({ ...search });

/** The query of a URL; '' and the first page are omitted. */
export function searchText(search: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(search).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1));
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
