import type { JobPosting, PostingsQuery } from '@kadam/shared/contract/jobs';

interface FoundPostings {
  /** One page of them, newest first. */
  readonly jobPostings: readonly JobPosting[];
  /** How many there are on all pages, exactly. */
  readonly total: number;
}

/** Finds active postings. */
export interface JobSearch {
  find(query: PostingsQuery): Promise<FoundPostings>;
}
