import type { ExtensionProps } from '@kadam/shared/extensions';
import { JobCourses } from '../features/job-courses/job-courses';

/** For the skills that the member's resume does not name; if none was compared, for all. */
export default function JobCoursesExtension({ skills, missingSkills }: ExtensionProps['job.aside']) {
  return <JobCourses skills={missingSkills ?? skills} areMissing={missingSkills !== null} />;
}
