import { LIST_LIMIT_MAX, type ListPage } from '../contract/paging';

/**
 * Everything of a member's list, however many pages that takes; each page is asked for after the one before.
 * @param askPage calls the endpoint with this page and limit
 * @param read the entries of an answer; undefined when it has another shape
 * @returns undefined when the answer of some page has another shape
 */
export async function allPages<Entry>(
  askPage: (query: ListPage) => Promise<unknown>,
  read: (answer: unknown) => readonly Entry[] | undefined,
): Promise<readonly Entry[] | undefined> {
  const all: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await askPage({ page, limit: LIST_LIMIT_MAX });
    const entries = read(answer);
    if (!entries) return undefined;
    all.push(...entries);
    if (entries.length === 0 || page * LIST_LIMIT_MAX >= (totalOf(answer) ?? 0)) return all;
  }
}

/** How many entries a list has on all its pages; undefined from a server that answers the whole list at once. */
export function totalOf(answer: unknown): number | undefined {
  const { pagination, data } = (answer ?? {}) as {
    pagination?: { total?: unknown };
    data?: { pagination?: { total?: unknown } };
  };
  const total = (pagination ?? data?.pagination)?.total;
  return typeof total === 'number' ? total : undefined;
}
