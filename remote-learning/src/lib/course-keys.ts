import { queryClient } from '@kadam/shared/query';

const REMOTE = 'learning';
/** In milliseconds. */
export const FRESH_FOR_MS = 5 * 60_000;

/** Query keys; all remotes share one cache. */
export const courseKeys = {
  list: [REMOTE, 'courses'] as const,
  one: (courseId: string) => [REMOTE, 'courses', courseId] as const,
  teaching: (skills: readonly string[]) => [REMOTE, 'teaching', ...skills] as const,
  /** Member data is keyed by token, so the next user never sees it. */
  enrolled: (token: string | null) => [REMOTE, 'enrolled', token] as const,
  person: (token: string | null) => [REMOTE, 'person', token] as const,
};

/** Reads a course again, in the background, after its seats have changed. */
export const refreshSeats = (courseId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: courseKeys.one(courseId) });

queryClient.setQueryDefaults([REMOTE], { staleTime: FRESH_FOR_MS });
