import { useQuery } from '@tanstack/react-query';
import { fetchCourses } from '../../catalogue.requests';
import { toCatalogue, type Catalogue } from '../../lib/catalogue';
import { courseCache, courseKeys } from '../../lib/course-cache';

export type CoursesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly catalogue: Catalogue }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

export function useCourses(): CoursesState {
  const { data, error, refetch } = useQuery(
    {
      queryKey: courseKeys.list,
      queryFn: ({ signal }) => fetchCourses(signal),
      select: toCatalogue,
      // Comparing thousands of courses field by field costs more than showing a page of them again.
      structuralSharing: false,
    },
    courseCache,
  );
  if (data) return { status: 'ready', catalogue: data };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}
