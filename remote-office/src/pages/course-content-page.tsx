import { useParams } from '@kadam/shared/router';
import { OfficeFrame } from '../features/access/office-frame';
import { CourseEditor } from '../features/courses/course-editor';
import { hasRole } from '../lib/roles';

export default function CourseContentPage() {
  const { courseId = '' } = useParams();
  return (
    <OfficeFrame title="Content of a course" roles={['course_manager', 'auditor']}>
      {({ roles }) => <CourseEditor key={courseId} courseId={courseId} canChange={hasRole(roles, 'course_manager')} />}
    </OfficeFrame>
  );
}
