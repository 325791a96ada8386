import { MAX_LIST_LIMIT, type ListPage } from '../contract/paging';

/**
 * Fetches all pages of a member's list, one after another.
 * @param fetchPage calls the endpoint with this page and limit
 * @param read the entries of a response; undefined if it has another shape
 * @returns undefined if a response has another shape
 */
export async function fetchAllPages<Entry>(
  fetchPage: (query: ListPage) => Promise<unknown>,
  read: (response: unknown) => readonly Entry[] | undefined,
): Promise<readonly Entry[] | undefined> {
  const all: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetchPage({ page, limit: MAX_LIST_LIMIT });
    const entries = read(response);
    if (!entries) return undefined;
    all.push(...entries);
    if (entries.length === 0 || page * MAX_LIST_LIMIT >= (totalOf(response) ?? 0)) return all;
  }
}

/** Number of entries on all pages; undefined if the server returns the whole list at once. */
export function totalOf(response: unknown): number | undefined {
  const { pagination, data } = (response ?? {}) as {
    pagination?: { total?: unknown };
    data?: { pagination?: { total?: unknown } };
  };
  const total = (pagination ?? data?.pagination)?.total;
  return typeof total === 'number' ? total : undefined;
}
