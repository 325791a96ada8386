import type { PostingsQuery } from '@kadam/shared/contract/jobs';
import { PreparedAnswer } from '../../plugins/prepared-answers';
import type { JobSearch } from './job-search';
import type { ReadyPostings } from './ready-postings';
import { questionOf, type SearchQuestion } from './search-question';

interface Parts {
  readonly search: JobSearch;
  readonly postings: ReadyPostings;
  /** Changes whenever an answer may; undefined while nobody would say so, and nothing is kept. */
  readonly version: () => number | undefined;
  /** Waits a moment for changes that are known of and not searched yet. */
  readonly settle: () => Promise<void> | undefined;
}

// About 14 kB each, and a third of that again once compressed.
const MOST_ANSWERS = 2_000;

/** Whole answers of the job search, kept until a posting changes. Questions that mean the same share one. */
export class SearchAnswers {
  private readonly kept = new Map<string, Promise<PreparedAnswer>>();
  private keptVersion: number | undefined;

  constructor(private readonly parts: Parts) {}

  async answer(query: PostingsQuery): Promise<PreparedAnswer> {
    const settling = this.parts.settle();
    if (settling) await settling;
    const version = this.parts.version();
    if (version === undefined) return this.find(questionOf(query));
    if (version !== this.keptVersion) this.kept.clear();
    this.keptVersion = version;
    // The very same query again is told without taking it apart.
    return this.remembered(JSON.stringify(query), () => {
      const question = questionOf(query);
      return this.remembered(JSON.stringify(question), () => this.find(question));
    });
  }

  private remembered(key: string, find: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const known = this.kept.get(key);
    const answer = known ?? find();
    this.kept.delete(key);
    this.kept.set(key, answer);
    if (known) return known;
    answer.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.size > MOST_ANSWERS ? this.kept.keys() : [];
    if (oldest !== undefined) this.kept.delete(oldest);
    return answer;
  }

  private async find(question: SearchQuestion): Promise<PreparedAnswer> {
    const { ids, total, facets, closeTo } = await this.parts.search.find(question);
    const postings = await this.parts.postings.byIds(ids);
    const { limit, offset } = question;
    const pagination = { page: offset / limit + 1, limit, total, totalPages: Math.ceil(total / limit) };
    const rest = JSON.stringify({ pagination, facets, closeTo }).slice(1);
    return new PreparedAnswer(`{"success":true,"data":{"jobPostings":[${postings.join(',')}],${rest}}`);
  }
}
