import { useParams } from '@kadam/shared/router';
import { CourseDetails } from '../features/course-details/course-details';
import { EnrolAction } from '../features/enrolment/enrol-action';

export default function CoursePage() {
  const { courseId = '' } = useParams();
  return (
    <CourseDetails
      key={courseId}
      courseId={courseId}
      renderAction={({ id, name, batches }) => <EnrolAction courseId={id} courseName={name} batches={batches} />}
    />
  );
}
