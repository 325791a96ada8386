import {
  coursesTeaching,
  coursesTeachingResponse,
  MAX_TEACHING_SKILLS,
  type TeachingCourse,
} from '@kadam/shared/contract/learning';
import { call } from '@kadam/shared/http';
import { useQuery } from '@kadam/shared/query';
import { courseKeys } from '../../lib/course-keys';

const NONE: readonly TeachingCourse[] = [];

/** Courses that teach these skills; none while loading and if the server has no such list. */
export function useJobCourses(skills: readonly string[]): readonly TeachingCourse[] {
  const asked = skills.slice(0, MAX_TEACHING_SKILLS).map((skill) => skill.replaceAll(',', ' '));
  const { data } = useQuery({
    queryKey: courseKeys.teaching(asked),
    queryFn: ({ signal }) => fetchCourses(asked, signal),
    enabled: asked.length > 0,
  });
  return data ?? NONE;
}

async function fetchCourses(skills: readonly string[], signal: AbortSignal): Promise<readonly TeachingCourse[]> {
  const parsed = coursesTeachingResponse.safeParse(await call(coursesTeaching, { query: { skills }, signal }));
  return parsed.success ? parsed.data.courses : NONE;
}
