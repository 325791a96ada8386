import { queryInteger } from './schema';
import { z } from './zod';

/** Entries per page by default. */
const DEFAULT_LIST_LIMIT = 50;
export const MAX_LIST_LIMIT = 100;
const MAX_LIST_PAGE = 10_000;

/** Page of a member's list, counted from 1, and its size. */
export const listQuery = z.object({
  page: queryInteger({ min: 1, max: MAX_LIST_PAGE, fallback: 1 }),
  limit: queryInteger({ min: 1, max: MAX_LIST_LIMIT, fallback: DEFAULT_LIST_LIMIT }),
});
export type ListPage = z.infer<typeof listQuery>;

/** `total` counts the entries of all pages; pages after the last one are empty. */
export const listPagination = z.object({ page: z.number(), limit: z.number(), total: z.number() });
