import { endpoint } from './endpoint';
import { listedPosting } from './jobs';
import { listPagination } from './paging';
import { queryInteger } from './schema';
import { withData } from './success';
import { z } from './zod';

/** Jobs on a page of a company. */
export const COMPANY_PAGE_SIZE = 12;
const MAX_COMPANY_PAGE = 1_000;

/**
 * Public facts of an employer. `website` is an https URL, or ''. `logoUrl` is the logo that the
 * office has uploaded, otherwise that of the newest open posting with one.
 */
export const company = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  website: z.string(),
  location: z.string(),
  logoUrl: z.nullable(z.string()),
  logoAlt: z.string(),
});
export type Company = z.infer<typeof company>;

/** A company with one page of its open jobs, newest first. */
export const companyPage = z.object({
  company,
  jobPostings: z.array(listedPosting),
  pagination: listPagination,
});
export type CompanyPage = z.infer<typeof companyPage>;

export const getCompany = endpoint({
  method: 'GET',
  path: '/companies/{slug}',
  summary: 'A company with its open jobs; `slug` of the response is the current one, also for a former one',
  access: 'public',
  params: z.object({ slug: z.string() }),
  query: z.object({ page: queryInteger({ min: 1, max: MAX_COMPANY_PAGE, fallback: 1 }) }),
  responses: { 200: withData(companyPage) },
  failures: [404],
});
