import { LRUCache } from 'lru-cache';
import type { JobsRepository } from './jobs.repository';
import { listedJson } from './listed-posting';

const MOST_BYTES = 32 * 1024 * 1024;

/** Postings as the JSON of lists, stored in memory until they change. */
export class ListedPostings {
  private readonly kept = new LRUCache<string, string>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });

  /** `version` changes with every posting that does. */
  constructor(
    private readonly postings: Pick<JobsRepository, 'byIds'>,
    private readonly version: () => number,
  ) {}

  /** The postings with these ids, in their order; one that was deleted in this very moment is left out. */
  async byIds(ids: readonly string[]): Promise<string[]> {
    const version = this.version();
    const listed = new Map(ids.map((id) => [id, this.kept.get(id)]));
    const missing = ids.filter((id) => listed.get(id) === undefined);
    for (const posting of await this.postings.byIds(missing)) {
      const json = listedJson(posting);
      listed.set(posting.id, json);
      // One that was read before a change and arrived after it must not stay.
      if (version === this.version()) this.kept.set(posting.id, json);
    }
    return ids.flatMap((id) => listed.get(id) ?? []);
  }

  /** `undefined` forgets all of them. */
  forget(id: string | undefined): void {
    if (id === undefined) this.kept.clear();
    else this.kept.delete(id);
  }
}

// V8 keeps a text at two bytes a character as soon as one of them is beyond Latin-1.
const bytesOf = (text: string) => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length + 200;
