import { useParams } from '@kadam/shared/router';
import { OfficeFrame } from '../features/access/office-frame';
import { CourseView } from '../features/courses/course-view';

export default function CoursePage() {
  const { courseId = '' } = useParams();
  return (
    <OfficeFrame title="Course" roles={['course_manager', 'auditor']}>
      {(session) => <CourseView key={courseId} courseId={courseId} session={session} />}
    </OfficeFrame>
  );
}
