import { BRAND } from '@kadam/shared/contract/brand';
import { getCourse } from '@kadam/shared/contract/learning';
import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { ApiError, call } from '@kadam/shared/http';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useEffect } from 'react';
import { fetchCourses } from '../../catalogue.requests';
import { type Course, parseCourse } from '../../lib/course';
import { courseKeys, FRESH_FOR_MS } from '../../lib/course-keys';

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
    // Seats are taken at any time, and documents are kept for a while.
    staleTime: ({ state }) => (state.data?.batches.length ? 0 : FRESH_FOR_MS),
    initialDataUpdatedAt: () => queryClient.getQueryState(courseKeys.list)?.dataUpdatedAt ?? performance.timeOrigin,
  });
  if (data) return { status: 'ready', course: data };
  if (isFetching) return { status: 'loading', card: listed };
  if (data === null) return { status: 'unknown' };
  return { status: 'failed', card: listed, message: error?.message ?? '', retry: () => void refetch() };
}

// Some servers only list courses; an unknown id redirects to the list anyway.
async function courseOfList(courseId: string): Promise<Course | null> {
  const courses = await queryClient
    .fetchQuery({ queryKey: courseKeys.list, queryFn: ({ signal }) => fetchCourses(signal) })
    .catch(() => []);
  return courses.find(({ id }) => id === courseId) ?? null;
}

/** 404: no such course; 400: not a possible id. */
const UNKNOWN = [400, 404];

/** The course, or null if it does not exist. */
async function fetchCourse(courseId: string, signal: AbortSignal): Promise<Course | null> {
  try {
    const course = parseCourse(await call(getCourse, { params: { id: courseId }, signal }));
    if (!course) throw new Error('The server sent something that is not a course. Please try again.');
    return course;
  } catch (error) {
    if (error instanceof ApiError && UNKNOWN.includes(error.status ?? 0)) return null;
    throw error;
  }
}

export function useCourseTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} | ${BRAND.name}`;
  }, [name]);
}

/** The course embedded in the document, if its id matches. */
function courseOfDocument(courseId: string): Course | undefined {
  const course = parseCourse(parsed(document.getElementById(PAGE_DATA_ID)?.textContent));
  return course?.id === courseId ? course : undefined;
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
