import { useState } from 'react';
import type { OfficeCourse } from '@kadam/shared/contract/course-batches';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { Notice } from '@kadam/shared/ui/notice';
import { courseContentHref, publicCourseHref } from '../../paths';
import { HiddenChip } from './batch-texts';
import { ActionLink, StateBar } from './courses.styles';
import { useVisibility } from './use-courses';

interface CourseStateBarProps {
  readonly course: OfficeCourse;
  readonly canChange: boolean;
  readonly onDone: (sentence: string) => void;
}

/** Whether visitors see the course, and links to its content. */
export function CourseStateBar({ course, canChange, onDone }: CourseStateBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useVisibility((sentence) => {
    setIsAsking(false);
    onDone(sentence);
  });
  const contentHref = courseContentHref(course.id);
  return (
    <>
      <StateBar>
        {course.isHidden ? (
          <>
            <HiddenChip /> <small>Only the office sees it, and no one can enroll.</small>
          </>
        ) : (
          <Link to={publicCourseHref(course.id)}>Public page</Link>
        )}
        {!canChange && <Link to={contentHref}>Content of the course</Link>}
        {canChange && <ActionLink to={contentHref}>Edit the course</ActionLink>}
        {canChange && course.isHidden && (
          <Button isBusy={change.isBusy} busyLabel="Showing…" onClick={() => void change.run(course, false)}>
            Show on the site
          </Button>
        )}
        {canChange && !course.isHidden && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            Hide the course
          </Button>
        )}
      </StateBar>
      {change.message !== undefined && !isAsking && <Notice tone="danger" title={change.message} />}
      {isAsking && (
        <ConfirmDialog
          title={`Hide ${course.name}?`}
          confirmLabel="Hide the course"
          busyLabel="Hiding…"
          isBusy={change.isBusy}
          message={change.message}
          onConfirm={() => void change.run(course, true)}
          onClose={() => {
            change.forget();
            setIsAsking(false);
          }}
        >
          <p>
            Visitors no longer find it, and no one can enroll. Its batches and enrollments stay, and you can show it
            again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
