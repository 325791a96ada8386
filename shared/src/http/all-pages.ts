import { MAX_LIST_LIMIT, type ListPage } from '../contract/paging';

/**
 * Everything of a member's list, however many pages that takes; each page is asked for after the one before.
 * @param fetchPage calls the endpoint with this page and limit
 * @param read the entries of an answer; undefined when it has another shape
 * @returns undefined when the answer of some page has another shape
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

/** How many entries a list has on all its pages; undefined from a server that answers the whole list at once. */
export function totalOf(response: unknown): number | undefined {
  const { pagination, data } = (response ?? {}) as {
    pagination?: { total?: unknown };
    data?: { pagination?: { total?: unknown } };
  };
  const total = (pagination ?? data?.pagination)?.total;
  return typeof total === 'number' ? total : undefined;
}
