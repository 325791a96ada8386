import { useQuery } from '@tanstack/react-query';
import type { Course } from '../../lib/course';
import { courseCache, courseKeys } from '../../lib/course-cache';
import { fetchCourse } from './course-details.requests';

export type CourseState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly course: Course }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

export function useCourse(courseId: string): CourseState {
  const { data, error, refetch } = useQuery(
    {
      queryKey: courseKeys.one(courseId),
      queryFn: ({ signal }) => fetchCourse(courseId, signal),
      // The catalogue sends whole courses, so whoever comes from there sees the page at once.
      initialData: () =>
        courseCache.getQueryData<readonly Course[]>(courseKeys.list)?.find(({ id }) => id === courseId),
      initialDataUpdatedAt: () => courseCache.getQueryState(courseKeys.list)?.dataUpdatedAt,
    },
    courseCache,
  );
  if (data) return { status: 'ready', course: data };
  if (data === null) return { status: 'unknown' };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}
