import type { OfficeCourse } from '@kadam/shared/contract/course-batches';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import type { DataColumn } from '../../lib/data-table';
import { ListPage } from '../../lib/list-page';
import { hasRole } from '../../lib/roles';
import { dayText } from '../../lib/times';
import { batchHref, courseHref, coursesHref, enrollmentsHref, newCourseHref } from '../../paths';
import { ActionLink, BatchLines } from './courses.styles';
import { HiddenChip, SeatsText, StateChip } from './batch-texts';
import { COURSES } from './use-courses';

/** Courses with the batches that have not ended. */
export const CoursesList = ({ session }: { readonly session: OfficeSession }) => (
  <ListPage
    href={coursesHref}
    source={COURSES}
    name="Courses"
    emptyText="Try another name, provider or category."
    searchLabel="Name, provider or category"
    buttons={() => (
      <>
        {hasRole(session.roles, 'course_manager') && <ActionLink to={newCourseHref}>Add a course</ActionLink>}
        <Link to={enrollmentsHref}>All enrollments</Link>
      </>
    )}
    columns={COLUMNS}
  />
);

const COLUMNS: readonly DataColumn<OfficeCourse>[] = [
  {
    id: 'name',
    header: 'Course',
    isRowHeader: true,
    cell: ({ id, name, provider, isHidden }) => (
      <>
        <Link to={courseHref(id)}>{name}</Link> {isHidden && <HiddenChip />}
        <small>{provider}</small>
      </>
    ),
  },
  {
    id: 'batches',
    header: 'Batches',
    cell: ({ batches }) =>
      batches.length === 0 ? (
        'None'
      ) : (
        <BatchLines>
          {batches.map((batch) => (
            <li key={batch.id}>
              <Link to={batchHref(batch.id)}>{dayText(batch.startDate)}</Link> <StateChip batch={batch} />
              <SeatsText batch={batch} />
            </li>
          ))}
        </BatchLines>
      ),
  },
  { id: 'received', header: 'New enrollments', isEndAligned: true, cell: ({ received }) => received },
  { id: 'enrollments', header: 'Enrollments', isEndAligned: true, cell: ({ enrollments }) => enrollments },
];
