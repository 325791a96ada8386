import { searchText } from '../../lib/list-search';

/** Period and posting, as in the URL of the page; '' is the default. */
export interface FiguresSearch {
  readonly from: string;
  readonly to: string;
  readonly posting: string;
}

export const readFiguresSearch = (params: URLSearchParams): FiguresSearch => ({
  from: params.get('from') ?? '',
  to: params.get('to') ?? '',
  posting: params.get('posting') ?? '',
});

/** The query of the URL; defaults are omitted. */
export const figuresSearchText = (search: FiguresSearch): string => searchText({ ...search });
