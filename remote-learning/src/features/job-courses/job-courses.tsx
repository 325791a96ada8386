import type { TeachingCourse } from '@kadam/shared/contract/learning';
import { Link } from '@kadam/shared/router';
import { courseHref } from '../../paths';
import { Card, Courses, Facts, Teaches } from './job-courses.styles';
import { useJobCourses } from './use-job-courses';

interface JobCoursesProps {
  readonly skills: readonly string[];
  /** Whether these are the skills that the member's resume does not name. */
  readonly areMissing: boolean;
}

/** Courses for the skills of a job; nothing if no course teaches any. */
export function JobCourses({ skills, areMissing }: JobCoursesProps) {
  const courses = useJobCourses(skills);
  if (courses.length === 0) return null;
  return (
    <Card aria-labelledby="job-courses">
      <h2 id="job-courses">Courses for this job</h2>
      <p>
        {areMissing
          ? 'They teach skills of this job that your resume does not name.'
          : 'They teach skills that this job asks for.'}
      </p>
      <Courses>
        {courses.map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </Courses>
    </Card>
  );
}

const Course = ({ course: { id, name, provider, duration, teaches } }: { readonly course: TeachingCourse }) => (
  <li>
    <h3>
      <Link to={courseHref(id)}>{name}</Link>
    </h3>
    <Facts>{[provider, duration].filter(Boolean).join(' • ')}</Facts>
    <Teaches>
      {teaches.map(({ skill, line }) => (
        <li key={skill}>
          Teaches <strong>{skill}</strong>
          {line !== name && <>: “{line}”</>}
        </li>
      ))}
    </Teaches>
  </li>
);
