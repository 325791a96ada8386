import { type PostingsQuery, reachablePages } from '@kadam/shared/contract/jobs';
import { LRUCache } from 'lru-cache';
import { PreparedResponse } from '../../http/prepared-response';
import type { LiveSearch } from './index-search/live-search';
import type { ListedPostings } from './listed-postings';
import { postedSince, questionOf, type SearchQuestion } from './search-question';

interface Parts {
  readonly search: Pick<LiveSearch, 'find' | 'version' | 'upToDate'>;
  readonly postings: Pick<ListedPostings, 'byIds'>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** How much is kept, in bytes. */
  readonly mostBytes?: number;
}

const MOST_BYTES = 48 * 1024 * 1024;
const MOST_SPELLINGS = 4_000;

/** Whole answers of the job search, kept until a posting changes. Questions that mean the same share one. */
export class SearchAnswers {
  private readonly kept: LRUCache<string, PreparedResponse>;
  /** The key of the question that a query asks: the very same query again is not taken apart. */
  private readonly keys = new LRUCache<string, string>({ max: MOST_SPELLINGS });
  private readonly running = new Map<string, Promise<PreparedResponse>>();
  private keptVersion: number | undefined;

  constructor(private readonly parts: Parts) {
    this.kept = new LRUCache({
      maxSize: parts.mostBytes ?? MOST_BYTES,
      sizeCalculation: (answer, key) => answer.byteLength + 2 * key.length,
    });
  }

  /** What the kept answers take, in bytes. */
  get keptBytes(): number {
    return this.kept.calculatedSize;
  }

  async answer(query: PostingsQuery): Promise<PreparedResponse> {
    const { search } = this.parts;
    await search.upToDate();
    const { version } = search;
    if (version !== this.keptVersion) this.forgetAll();
    this.keptVersion = version;

    const now = this.parts.now();
    // Days are counted back from now, so the same query asks for something else later.
    const spelling = JSON.stringify([query, postedSince(query, now)]);
    const known = this.kept.get(this.keys.get(spelling) ?? '');
    if (known) return known;
    const question = questionOf(query, now);
    const key = JSON.stringify(question);
    this.keys.set(spelling, key);
    return this.kept.get(key) ?? this.running.get(key) ?? this.findAndKeep(key, question);
  }

  /** Ids of all that a query names, whatever its page, `most` of them at most; not of those that only mention it in their description. */
  async idsOf(query: PostingsQuery, most: number): Promise<readonly string[]> {
    await this.parts.search.upToDate();
    const question = questionOf(query, this.parts.now());
    const { ids, named, complete } = await this.parts.search.find({ ...question, limit: most, offset: 0 });
    return ids.slice(0, Math.min(named, complete));
  }

  private forgetAll(): void {
    this.kept.clear();
    this.running.clear();
  }

  private findAndKeep(key: string, question: SearchQuestion): Promise<PreparedResponse> {
    const finding = this.find(question, (answer) => {
      // Its size has grown, which the cache only notices with a new entry.
      if (this.kept.delete(key)) this.kept.set(key, answer);
    });
    this.running.set(key, finding);
    const isCurrent = () => this.running.get(key) === finding;
    void finding.then(
      (answer) => isCurrent() && this.running.delete(key) && this.kept.set(key, answer),
      () => isCurrent() && this.running.delete(key),
    );
    return finding;
  }

  private async find(
    question: SearchQuestion,
    onCompressed?: (answer: PreparedResponse) => void,
  ): Promise<PreparedResponse> {
    const { ids, total, named, complete, facets, similarTo, meant, dropped } = await this.parts.search.find(question);
    const postings = await this.parts.postings.byIds(ids);
    const { limit, offset } = question;
    const pagination = { page: offset / limit + 1, limit, total, totalPages: reachablePages(total, limit) };
    const rest = JSON.stringify({
      pagination,
      facets,
      mentions: total - named,
      similarTo,
      meant,
      partly: total - complete,
      dropped,
    }).slice(1);
    return new PreparedResponse(`{"success":true,"data":{"jobPostings":[${postings.join(',')}],${rest}}`, onCompressed);
  }
}
