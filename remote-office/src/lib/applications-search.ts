import { APPLICATION_STATUSES, type ApplicationStatus } from '@kadam/shared/contract/applications';
import { APPLICATION_ORDERS, type ApplicationOrder } from '@kadam/shared/contract/office-applications';

export const APPLICATIONS_PER_PAGE = 50;

/** Filters, order and page of the list, as in the URL of its page; '' restricts nothing. */
export interface ApplicationsSearch {
  readonly q: string;
  readonly status: ApplicationStatus | '';
  readonly posting: string;
  /** 'new': with unread messages of the candidate. */
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

export function readApplicationsSearch(params: URLSearchParams): ApplicationsSearch {
  const page = Number(params.get('page') ?? '1');
  return {
    q: params.get('q') ?? '',
    status: APPLICATION_STATUSES.find((status) => status === params.get('status')) ?? '',
    posting: params.get('posting') ?? '',
    messages: params.get('messages') === 'new' ? 'new' : '',
    sort: APPLICATION_ORDERS.find((order) => order === params.get('sort')) ?? NO_SEARCH.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of the URL; defaults are left out. */
export function applicationsSearchText(search: Partial<ApplicationsSearch>): string {
  const { q, status, posting, messages, sort, page } = { ...NO_SEARCH, ...search };
  const given = {
    q,
    status,
    posting,
    messages,
    sort: sort === NO_SEARCH.sort ? '' : sort,
    page: page > 1 ? String(page) : '',
  };
  const text = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString();
  return text === '' ? '' : `?${text}`;
}
