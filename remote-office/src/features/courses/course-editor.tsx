import { useState } from 'react';
import type { CourseContent } from '@kadam/shared/contract/office-courses';
import { Link, useNavigate } from '@kadam/shared/router';
import { Notice } from '@kadam/shared/ui/notice';
import { LeavingQuestion } from '../../lib/leaving-question';
import { FactList } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { dayText, timeText } from '../../lib/times';
import { courseHref, publicCourseHref } from '../../paths';
import { feeText, HiddenChip, MODE_LABELS } from './batch-texts';
import { CourseForm } from './course-form';
import { Parts, StateBar } from './courses.styles';
import { useCourseContent, useCourseForm } from './use-course-form';

/** A new course. */
export function NewCourse() {
  const navigate = useNavigate();
  const form = useCourseForm({
    course: undefined,
    onSaved: ({ id }) => void navigate(courseHref(id), { replace: true }),
    onNewest: () => undefined,
  });
  return (
    <Parts>
      <LeavingQuestion isDirty={form.isDirty} />
      <p>The course is hidden until you show it on the site.</p>
      <CourseForm form={form} isNew />
    </Parts>
  );
}

interface CourseEditorProps {
  readonly courseId: string;
  /** Whether the person may change the course. */
  readonly canChange: boolean;
}

/** The content of a course; a form for people who may change it. */
export function CourseEditor({ courseId, canChange }: CourseEditorProps) {
  const state = useCourseContent(courseId);
  return (
    <LoadedView state={state} name="course">
      {(course) => (canChange ? <Editing key={course.id} loaded={course} /> : <Reading course={course} />)}
    </LoadedView>
  );
}

function Editing({ loaded }: { readonly loaded: CourseContent }) {
  // Input belongs to this version, even if a newer one is loaded meanwhile.
  const [course, setCourse] = useState(loaded);
  const form = useCourseForm({ course, onSaved: setCourse, onNewest: setCourse });
  return (
    <Parts>
      <LeavingQuestion isDirty={form.isDirty} />
      <Heading course={course} />
      {course.source !== null && <ImportNotice course={course} />}
      <CourseForm form={form} isNew={false} />
    </Parts>
  );
}

function Heading({ course }: { readonly course: CourseContent }) {
  const { id, name, isHidden, changedBy, changedAt } = course;
  return (
    <>
      <h2>
        <Link to={courseHref(id)}>{name}</Link>
      </h2>
      <StateBar>
        {isHidden ? <HiddenChip /> : <Link to={publicCourseHref(id)}>Public page</Link>}
        {changedBy !== null && changedAt !== null && (
          <small>
            Last changed by {changedBy}, {timeText(changedAt)}
          </small>
        )}
      </StateBar>
    </>
  );
}

const ImportNotice = ({ course: { source, isEdited } }: { readonly course: CourseContent }) => (
  <Notice title={`This course was imported (${source})`}>
    {isEdited
      ? 'It was edited here, so the next imports leave it as it is.'
      : 'When you save a change, the next imports leave it as it is.'}
  </Notice>
);

function Reading({ course }: { readonly course: CourseContent }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Category', course.category],
    ['Subject', course.genre],
    ['Provider', course.provider],
    ['Duration', course.duration],
    ['Level', course.level],
    ['Fee', course.fee === null ? '' : feeText(course.fee)],
    ['Starts', course.startDate === null ? '' : dayText(course.startDate)],
    ['Mode', course.mode === null ? '' : MODE_LABELS[course.mode]],
    ['Students', course.students === null ? '' : String(course.students)],
    ['Description', course.description],
    ['Synopsis', course.synopsis],
    ['Full synopsis', course.fullSynopsis],
    ['What people learn', course.learningOutcomes.join('\n')],
    ['Included in the course', course.features.join('\n')],
    ['Curriculum', course.curriculum.join('\n')],
  ];
  return (
    <Parts>
      <Heading course={course} />
      <FactList>
        {facts.map(([label, text]) => (
          <Fact key={label} label={label} text={text} />
        ))}
      </FactList>
    </Parts>
  );
}

const Fact = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{text || 'Not given'}</dd>
  </>
);
