import { useQuery } from '@kadam/shared/query';
import { fetchCourses } from '../../catalogue.requests';
import { toCatalogue, type Catalogue } from '../../lib/catalogue';
import { courseKeys } from '../../lib/course-keys';

export type CoursesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly catalogue: Catalogue }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

export function useCourses(): CoursesState {
  const { data, error, refetch } = useQuery({
    queryKey: courseKeys.list,
    queryFn: ({ signal }) => fetchCourses(signal),
    select: toCatalogue,
    // Comparing thousands of courses deeply costs more than rendering a page of them.
    structuralSharing: false,
  });
  if (data) return { status: 'ready', catalogue: data };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}
