import { companyOfPosting } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { isRecord, textOf, toJobs, type Job } from '../../lib/job-posting';

export interface CompanyFacts {
  readonly openJobs: number;
  readonly locations: readonly string[];
  readonly skills: readonly string[];
  readonly otherJobs: readonly Job[];
}

/** What is known of the company behind a posting; null from a server that does not say. */
export async function fetchCompany(postingId: string, signal: AbortSignal): Promise<CompanyFacts | null> {
  const answer = await call(companyOfPosting, { params: { id: postingId }, signal });
  const company = isRecord(answer) && isRecord(answer.data) ? answer.data.company : undefined;
  if (!isRecord(company)) return null;
  const { openJobs, locations, skills, otherJobs } = company;
  return {
    openJobs: typeof openJobs === 'number' ? openJobs : 0,
    locations: listOf(locations).map(textOf).filter(Boolean),
    skills: listOf(skills).map(textOf).filter(Boolean),
    otherJobs: toJobs(listOf(otherJobs)),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
