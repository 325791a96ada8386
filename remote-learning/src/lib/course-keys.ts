import { queryClient } from '@kadam/shared/query';

const REMOTE = 'learning';
const FRESH_FOR_MS = 5 * 60_000;

/** The keys of what this remote asks for; those of all remotes stand in one cache. */
export const courseKeys = {
  list: [REMOTE, 'courses'] as const,
  one: (courseId: string) => [REMOTE, 'courses', courseId] as const,
  /** What belongs to a member is kept under the token, so that the next person never sees it. */
  enrolled: (token: string | null) => [REMOTE, 'enrolled', token] as const,
  person: (token: string | null) => [REMOTE, 'person', token] as const,
};

queryClient.setQueryDefaults([REMOTE], { staleTime: FRESH_FOR_MS });
