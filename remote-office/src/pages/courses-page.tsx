import { OfficeFrame } from '../features/access/office-frame';
import { CoursesList } from '../features/courses/courses-list';

export default function CoursesPage() {
  return (
    <OfficeFrame title="Courses" roles={['course_manager', 'auditor']}>
      {(session) => <CoursesList session={session} />}
    </OfficeFrame>
  );
}
