import { type PostingsQuery, reachablePages } from '@kadam/shared/contract/jobs';
import { LRUCache } from 'lru-cache';
import { PreparedResponse } from '../../../http/prepared-response';
import type { ListedPostings } from '../listed-postings';
import type { LiveSearch } from './live-search';
import type { SearchQuery } from './job-search';
import { parseQuery, postedSince } from './query';

interface Parts {
  readonly search: Pick<LiveSearch, 'find' | 'version' | 'upToDate'>;
  readonly postings: Pick<ListedPostings, 'byIds'>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Max size of the cache, in bytes. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_KEYS = 4_000;

/**
 * Whole responses of the job search, cached until a posting changes. Queries with the same meaning
 * share one.
 */
export class ResponseCache {
  private readonly cache: LRUCache<string, PreparedResponse>;
  /** Keys of parsed queries: the same parameters are not parsed again. */
  private readonly keys = new LRUCache<string, string>({ max: MAX_KEYS });
  private readonly running = new Map<string, Promise<PreparedResponse>>();
  private cachedVersion: number | undefined;

  constructor(private readonly parts: Parts) {
    this.cache = new LRUCache({
      maxSize: parts.maxBytes ?? MAX_BYTES,
      sizeCalculation: (response, key) => response.byteLength + 2 * key.length,
    });
  }

  /** Bytes of the cached responses. */
  get cachedBytes(): number {
    return this.cache.calculatedSize;
  }

  async response(params: PostingsQuery): Promise<PreparedResponse> {
    const { search } = this.parts;
    await search.upToDate();
    const { version } = search;
    if (version !== this.cachedVersion) this.clear();
    this.cachedVersion = version;

    const now = this.parts.now();
    // Periods are relative to the current time, so the same parameters mean a different query
    // later.
    const paramsKey = JSON.stringify([params, postedSince(params, now)]);
    const known = this.cache.get(this.keys.get(paramsKey) ?? '');
    if (known) return known;
    const query = parseQuery(params, now);
    const key = JSON.stringify(query);
    this.keys.set(paramsKey, key);
    return this.cache.get(key) ?? this.running.get(key) ?? this.findAndCache(key, query);
  }

  /**
   * Ids of the first `limit` postings of a search that have every word outside their description.
   */
  async idsOf(params: PostingsQuery, limit: number): Promise<readonly string[]> {
    await this.parts.search.upToDate();
    const query = parseQuery(params, this.parts.now());
    const { ids, named, complete } = await this.parts.search.find({ ...query, limit, offset: 0 });
    return ids.slice(0, Math.min(named, complete));
  }

  private clear(): void {
    this.cache.clear();
    this.running.clear();
  }

  private findAndCache(key: string, query: SearchQuery): Promise<PreparedResponse> {
    const finding = this.find(query, (response) => {
      // The cache measures the size only of a new entry.
      if (this.cache.delete(key)) this.cache.set(key, response);
    });
    this.running.set(key, finding);
    const isCurrent = () => this.running.get(key) === finding;
    void finding.then(
      (response) => isCurrent() && this.running.delete(key) && this.cache.set(key, response),
      () => isCurrent() && this.running.delete(key),
    );
    return finding;
  }

  private async find(
    query: SearchQuery,
    onCompressed?: (response: PreparedResponse) => void,
  ): Promise<PreparedResponse> {
    const { ids, total, named, complete, facets, similarTo, meant, dropped } = await this.parts.search.find(query);
    const postings = await this.parts.postings.byIds(ids);
    const { limit, offset } = query;
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
