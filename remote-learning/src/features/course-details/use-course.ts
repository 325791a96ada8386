import { queryClient, useQuery } from '@kadam/shared/query';
import { fetchCourses } from '../../catalogue.requests';
import type { Course } from '../../lib/course';
import { courseKeys } from '../../lib/course-keys';
import { courseOfDocument } from '../../lib/page-data';
import { fetchCourse } from './course-details.requests';

/** `card` is the catalogue's data, shown until the course has loaded. */
export type CourseState =
  | { readonly status: 'loading'; readonly card: Course | undefined }
  | { readonly status: 'ready'; readonly course: Course }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'failed';
      readonly card: Course | undefined;
      readonly message: string;
      readonly retry: () => void;
    };

/** The course from the document or the list if complete there, else from the server. */
export function useCourse(courseId: string): CourseState {
  const listed = queryClient.getQueryData<readonly Course[]>(courseKeys.list)?.find(({ id }) => id === courseId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: courseKeys.one(courseId),
    queryFn: async ({ signal }) => (await fetchCourse(courseId, signal)) ?? (await courseOfList(courseId)),
    initialData: () => courseOfDocument(courseId) ?? (listed?.isWhole ? listed : undefined),
    initialDataUpdatedAt: () => queryClient.getQueryState(courseKeys.list)?.dataUpdatedAt ?? performance.timeOrigin,
  });
  if (data) return { status: 'ready', course: data };
  if (isFetching) return { status: 'loading', card: listed };
  if (data === null) return { status: 'unknown' };
  return { status: 'failed', card: listed, message: error?.message ?? '', retry: () => void refetch() };
}

// A server that only lists courses returns 404 for each of them. The list is needed anyway: an
// unknown id redirects to it.
async function courseOfList(courseId: string): Promise<Course | null> {
  const courses = await queryClient
    .fetchQuery({ queryKey: courseKeys.list, queryFn: ({ signal }) => fetchCourses(signal) })
    .catch(() => []);
  return courses.find(({ id }) => id === courseId) ?? null;
}
