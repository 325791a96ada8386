import { companyOfPosting } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { useQuery } from '@kadam/shared/query';
import { isRecord, type Job, textOf, toJobs } from '../../lib/job-posting';
import { queryKey } from '../../lib/query-key';

export const useCompany = (postingId: string) =>
  useQuery({
    queryKey: queryKey('company', postingId),
    queryFn: ({ signal }) => fetchCompany(postingId, signal),
  }).data;

interface CompanyFacts {
  /** Of its page; '' without one. */
  readonly slug: string;
  readonly openJobs: number;
  readonly locations: readonly string[];
  readonly skills: readonly string[];
  readonly otherJobs: readonly Job[];
}

/** The company of a posting; null from a server without this endpoint. */
async function fetchCompany(postingId: string, signal: AbortSignal): Promise<CompanyFacts | null> {
  const response = await call(companyOfPosting, { params: { id: postingId }, signal });
  const company = isRecord(response) && isRecord(response.data) ? response.data.company : undefined;
  if (!isRecord(company)) return null;
  const { slug, openJobs, locations, skills, otherJobs } = company;
  return {
    slug: textOf(slug),
    openJobs: typeof openJobs === 'number' ? openJobs : 0,
    locations: listOf(locations).map(textOf).filter(Boolean),
    skills: listOf(skills).map(textOf).filter(Boolean),
    otherJobs: toJobs(listOf(otherJobs)),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
