import { QueryClient } from '@tanstack/react-query';

const FRESH_FOR_MS = 5 * 60_000;

/**
 * Courses already asked for, kept while the visitor moves between the pages of this remote. A failed call shows at once with a
 * Retry of its own, and a browser that believes to be offline still asks: its belief is often wrong.
 */
export const courseCache = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_FOR_MS, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
  },
});

export const courseKeys = {
  list: ['courses'] as const,
  one: (courseId: string) => ['courses', courseId] as const,
  /** What belongs to a member is kept under the token, so that the next person never sees it. */
  enrolled: (token: string | null) => ['enrolled', token] as const,
  person: (token: string | null) => ['person', token] as const,
};
