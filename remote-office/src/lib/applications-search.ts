import { APPLICATION_STATUSES, type ApplicationStatus } from '@kadam/shared/contract/applications';
import { APPLICATION_ORDERS, type ApplicationOrder } from '@kadam/shared/contract/office-applications';
import { readPage, searchText } from './list-search';

export const APPLICATIONS_PER_PAGE = 50;

/** Filters, order and page of the list, as in the URL; '' does not restrict the list. */
export interface ApplicationsSearch {
  readonly q: string;
  readonly status: ApplicationStatus | '';
  readonly posting: string;
  /** 'new': with unread messages from the candidate. */
  readonly messages: 'new' | '';
  readonly sort: ApplicationOrder;
  /** From 1. */
  readonly page: number;
}

export const NO_SEARCH: ApplicationsSearch = {
  q: '',
  status: '',
  posting: '',
  messages: '',
  sort: '-applied',
  page: 1,
};

export const readApplicationsSearch = (params: URLSearchParams): ApplicationsSearch => ({
  q: params.get('q') ?? '',
  status: APPLICATION_STATUSES.find((status) => status === params.get('status')) ?? '',
  posting: params.get('posting') ?? '',
  messages: params.get('messages') === 'new' ? 'new' : '',
  sort: APPLICATION_ORDERS.find((order) => order === params.get('sort')) ?? NO_SEARCH.sort,
  page: readPage(params),
});

/** The query of the URL; defaults are omitted. */
export function applicationsSearchText(search: Partial<ApplicationsSearch>): string {
  const all = { ...NO_SEARCH, ...search };
  return searchText({ ...all, sort: all.sort === NO_SEARCH.sort ? '' : all.sort });
}
