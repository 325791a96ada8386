import {
  type JobPosting,
  jobPosting,
  type ListedPosting,
  MAX_LISTED_DESCRIPTION_LENGTH,
  MAX_LISTED_POSTING_LENGTH,
} from '@kadam/shared/contract/jobs';
import { LRUCache } from 'lru-cache';
import type { JobsRepository } from './jobs.repository';

/** A posting as a list item. */
export const listed = (posting: JobPosting): ListedPosting =>
  JSON.stringify(posting).length <= MAX_LISTED_POSTING_LENGTH ? posting : shortened(posting);

/** The same as JSON. */
export function listedJson(posting: JobPosting): string {
  const whole = jobPosting.parse(posting);
  const json = JSON.stringify(whole);
  return json.length <= MAX_LISTED_POSTING_LENGTH ? json : JSON.stringify(shortened(whole));
}

const shortened = (posting: JobPosting): ListedPosting => ({
  ...posting,
  description: beginningOf(posting.description),
  responsibilities: [],
  requirements: [],
  isShortened: true,
});

const beginningOf = (text: string) =>
  text.length <= MAX_LISTED_DESCRIPTION_LENGTH
    ? text
    : `${text
        .slice(0, MAX_LISTED_DESCRIPTION_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`;

const MAX_BYTES = 32 * 1024 * 1024;

/** Postings as JSON list items, cached in memory until they change. */
export class ListedPostings {
  private readonly cache = new LRUCache<string, string>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });

  /** `version` changes with every change of a posting. */
  constructor(
    private readonly postings: Pick<JobsRepository, 'byIds'>,
    private readonly version: () => number,
  ) {}

  /**
   * The postings with these ids, in the same order; one that is deleted at the same moment is
   * omitted.
   */
  async byIds(ids: readonly string[]): Promise<string[]> {
    const version = this.version();
    const listed = new Map(ids.map((id) => [id, this.cache.get(id)]));
    const missing = ids.filter((id) => listed.get(id) === undefined);
    for (const posting of await this.postings.byIds(missing)) {
      const json = listedJson(posting);
      listed.set(posting.id, json);
      // A result that was read before a change and arrives after it must not be cached.
      if (version === this.version()) this.cache.set(posting.id, json);
    }
    return ids.flatMap((id) => listed.get(id) ?? []);
  }

  /** `undefined` removes all of them. */
  forget(id: string | undefined): void {
    if (id === undefined) this.cache.clear();
    else this.cache.delete(id);
  }
}

// V8 uses two bytes per character for a string if one character is not Latin-1.
const bytesOf = (text: string) => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length + 200;
