import { OfficeFrame } from '../features/access/office-frame';
import { NewCourse } from '../features/courses/course-editor';

export default function NewCoursePage() {
  return (
    <OfficeFrame title="Add a course" roles={['course_manager']}>
      {() => <NewCourse />}
    </OfficeFrame>
  );
}
