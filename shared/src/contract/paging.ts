import { queryInteger } from './schema';
import { z } from './zod';

/** Entries a page of a member's list, when the caller does not say. */
const DEFAULT_LIST_LIMIT = 50;
/** Largest page of a member's list that a caller may ask for. */
export const MAX_LIST_LIMIT = 100;
const MAX_LIST_PAGE = 10_000;

/** Query of a list of a member's own entries: which page, counted from 1, and how many entries it holds. */
export const listQuery = z.object({
  page: queryInteger({ min: 1, max: MAX_LIST_PAGE, fallback: 1 }),
  limit: queryInteger({ min: 1, max: MAX_LIST_LIMIT, fallback: DEFAULT_LIST_LIMIT }),
});
export type ListPage = z.infer<typeof listQuery>;

/** `total` counts the entries of all pages; a page after the last one is empty. */
export const listPagination = z.object({ page: z.number(), limit: z.number(), total: z.number() });
