import { jobPosting } from '@kadam/shared/contract/jobs';
import type { JobsRepository } from './jobs.repository';

const MOST_LETTERS = 32 * 1024 * 1024;

/** Postings as JSON text, kept in memory as far as somebody says when they change. */
export class ReadyPostings {
  private readonly kept = new Map<string, string>();
  private letters = 0;

  /** `version` changes with every posting that does; undefined says that nobody tells. */
  constructor(
    private readonly postings: Pick<JobsRepository, 'byIds'>,
    private readonly version: () => number | undefined,
  ) {}

  /** The postings with these ids, in their order; one that was deleted in this very moment is left out. */
  async byIds(ids: readonly string[]): Promise<string[]> {
    const version = this.version();
    const ready = new Map(ids.map((id) => [id, this.kept.get(id)]));
    const missing = ids.filter((id) => ready.get(id) === undefined);
    for (const posting of await this.postings.byIds(missing)) {
      const json = JSON.stringify(jobPosting.parse(posting));
      ready.set(posting.id, json);
      // One that was read before a change and arrived after it must not stay.
      if (version !== undefined && version === this.version()) this.keep(posting.id, json);
    }
    return ids.flatMap((id) => ready.get(id) ?? []);
  }

  forget(id: string | undefined): void {
    if (id === undefined) {
      this.kept.clear();
      this.letters = 0;
      return;
    }
    this.letters -= this.kept.get(id)?.length ?? 0;
    this.kept.delete(id);
  }

  private keep(id: string, json: string): void {
    this.forget(id);
    this.kept.set(id, json);
    this.letters += json.length;
    for (const oldest of this.kept.keys()) {
      if (this.letters <= MOST_LETTERS) return;
      this.forget(oldest);
    }
  }
}
