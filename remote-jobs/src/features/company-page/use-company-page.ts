import { getCompany } from '@kadam/shared/contract/companies';
import { ApiError, call } from '@kadam/shared/http';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { type CompanyPage, toCompanyPage } from '../../lib/company-page';
import { isRecord } from '../../lib/job-posting';
import { companyOfDocument } from '../../lib/page-data';
import { queryKey } from '../../lib/query-key';

export type CompanyState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly found: CompanyPage }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** One page of a company: from the document if it has it, else from the server. */
export function useCompanyPage(slug: string, page: number): CompanyState {
  const brought = page === 1 ? companyOfDocument(slug) : undefined;
  const query = useQuery({
    queryKey: queryKey('company-page', slug, page),
    queryFn: ({ signal }) => fetchCompanyPage(slug, page, signal),
    placeholderData: keepPreviousData,
    ...(brought && { initialData: brought, initialDataUpdatedAt: performance.timeOrigin }),
  });
  if (query.data) return { status: 'ready', found: query.data };
  if (query.isFetching) return { status: 'loading' };
  if (query.error instanceof ApiError && query.error.status === 404) return { status: 'missing' };
  return { status: 'failed', retry: () => void query.refetch() };
}

async function fetchCompanyPage(slug: string, page: number, signal: AbortSignal): Promise<CompanyPage | null> {
  const response = await call(getCompany, { params: { slug }, query: { page: String(page) }, signal });
  return toCompanyPage(isRecord(response) ? response.data : undefined) ?? null;
}
