import { useQuery } from '@tanstack/react-query';
import type { Course } from '../../lib/course';
import { courseCache, courseKeys } from '../../lib/course-cache';
import { fetchCourses } from './course-catalogue.requests';

export type CoursesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly courses: readonly Course[] }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

export function useCourses(): CoursesState {
  const { data, error, refetch } = useQuery(
    { queryKey: courseKeys.list, queryFn: ({ signal }) => fetchCourses(signal) },
    courseCache,
  );
  if (data) return { status: 'ready', courses: data };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}
