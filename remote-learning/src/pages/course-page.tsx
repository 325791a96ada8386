import { useParams } from '@kadam/shared/router';
import { CourseDetails } from '../features/course-details/course-details';

export default function CoursePage() {
  const { courseId = '' } = useParams();
  return <CourseDetails key={courseId} courseId={courseId} />;
}
