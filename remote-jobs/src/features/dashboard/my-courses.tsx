import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { useState } from 'react';
import type { EnrolledCourse } from '../../lib/enrolled-course';
import { LoadFailed } from '../../load-failed';
import { courseHref, elsewhere } from '../../paths';
import { CancelEnrolment } from './cancel-enrolment';
import { Company, List, Row, SecondaryActionLink } from './dashboard.styles';
import { DayLine } from './day-line';
import { RowsSkeleton } from './rows-skeleton';
import { Section } from './section';
import type { MemberParts } from './use-dashboard';

type CoursesPart = MemberParts['courses'];

/** The courses the member enrolled in; nothing at all where the server knows no enrolments. */
export function MyCourses({ part }: { readonly part: CoursesPart }) {
  if (part.status === 'ready' && part.value === null) return null;
  return (
    <Section title="My Courses">
      <Content part={part} />
    </Section>
  );
}

function Content({ part }: { readonly part: CoursesPart }) {
  switch (part.status) {
    case 'loading':
      return <RowsSkeleton label="Loading your courses" rows={2} />;
    case 'failed':
      return <LoadFailed message={part.message} retry={part.retry} />;
    case 'ready':
      return part.value && part.value.length > 0 ? <Courses courses={part.value} /> : <NothingYet />;
  }
}

function Courses({ courses }: { readonly courses: readonly EnrolledCourse[] }) {
  const [asked, ask] = useState<EnrolledCourse>();
  return (
    <>
      <List>
        {courses.map((course) => (
          <Row key={course.id}>
            <div>
              <Link to={courseHref(course.id)}>{course.name}</Link>
              <Company>{[course.provider, course.duration].filter(Boolean).join(' • ')}</Company>
            </div>
            <DayLine done="Enrolled" at={course.enrolledAt} />
            <Button
              variant="secondary"
              size="sm"
              onClick={() => ask(course)}
              aria-label={`Cancel enrollment in ${course.name}`}
            >
              Cancel enrollment
            </Button>
          </Row>
        ))}
      </List>
      {asked && <CancelEnrolment course={asked} onClose={() => ask(undefined)} />}
    </>
  );
}

const NothingYet = () => (
  <EmptyState
    title="You have not enrolled in any courses yet."
    text="The courses you enroll in are kept here."
    action={<SecondaryActionLink to={elsewhere.courses}>Explore courses</SecondaryActionLink>}
  />
);
