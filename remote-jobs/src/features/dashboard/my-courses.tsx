import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { CancelEnrolmentDialog } from '@kadam/shared/ui/cancel-enrolment-dialog';
import { SmallText } from '@kadam/shared/ui/small-text';
import { useState } from 'react';
import type { EnrolledCourse } from '../../lib/enrolled-course';
import { courseHref, otherPages } from '../../paths';
import { List, Row, SecondaryActionLink } from './dashboard.styles';
import { DayLine } from './day-line';
import { PartContent } from './part-content';
import { Section } from './section';
import { useCancelEnrolment } from './use-cancel-enrolment';
import type { MemberParts } from './use-dashboard';

/** The courses the member enrolled in; nothing if the server has no enrollments. */
export function MyCourses({ part }: { readonly part: MemberParts['courses'] }) {
  if (part.status === 'ready' && part.value === null) return null;
  return (
    <Section title="My Courses">
      <PartContent part={part} label="Loading your courses" rows={2}>
        {(value) => (value && value.length > 0 ? <Courses courses={value} /> : <NothingYet />)}
      </PartContent>
    </Section>
  );
}

function Courses({ courses }: { readonly courses: readonly EnrolledCourse[] }) {
  const [selected, select] = useState<EnrolledCourse>();
  return (
    <>
      <List>
        {courses.map((course) => (
          <Row key={course.id}>
            <div>
              <Link to={courseHref(course.id)}>{course.name}</Link>
              <SmallText>{[course.provider, course.duration, course.status].filter(Boolean).join(' • ')}</SmallText>
            </div>
            <DayLine done="Enrolled" at={course.enrolledAt} />
            <Button
              variant="secondary"
              size="sm"
              onClick={() => select(course)}
              aria-label={`Cancel enrollment in ${course.name}`}
            >
              Cancel enrollment
            </Button>
          </Row>
        ))}
      </List>
      {selected && <CancelDialog course={selected} onClose={() => select(undefined)} />}
    </>
  );
}

interface CancelDialogProps {
  readonly course: EnrolledCourse;
  readonly onClose: () => void;
}

const CancelDialog = ({ course: { id, name }, onClose }: CancelDialogProps) => (
  <CancelEnrolmentDialog courseName={name} action={useCancelEnrolment(id, onClose)} onClose={onClose} />
);

const NothingYet = () => (
  <EmptyState
    title="You have not enrolled in any courses yet."
    text="The courses you enroll in are kept here."
    action={<SecondaryActionLink to={otherPages.courses}>Explore courses</SecondaryActionLink>}
  />
);
