import { isRecord, type Job, textOf, toJobs } from './job-posting';

/** A company with one page of its open jobs. */
export interface CompanyPage {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** An https address; '' without one. */
  readonly website: string;
  readonly location: string;
  readonly logoUrl: string | null;
  readonly logoAlt: string;
  readonly jobs: readonly Job[];
  readonly openJobs: number;
}

/** Parses the data of a response or a document; undefined if it is not a company. */
export function toCompanyPage(data: unknown): CompanyPage | undefined {
  if (!isRecord(data) || !isRecord(data.company)) return undefined;
  const { slug, name, description, website, location, logoUrl, logoAlt } = data.company;
  if (textOf(slug) === '' || textOf(name) === '') return undefined;
  const { total } = isRecord(data.pagination) ? data.pagination : {};
  return {
    slug: textOf(slug),
    name: textOf(name),
    description: textOf(description),
    website: /^https:\/\//i.test(textOf(website)) ? textOf(website) : '',
    location: textOf(location),
    logoUrl: textOf(logoUrl) || null,
    logoAlt: textOf(logoAlt),
    jobs: toJobs(Array.isArray(data.jobPostings) ? data.jobPostings : []),
    openJobs: typeof total === 'number' ? total : 0,
  };
}
