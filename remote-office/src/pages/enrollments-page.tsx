import { OfficeFrame } from '../features/access/office-frame';
import { EnrolmentsList } from '../features/courses/enrolments-list';
import { enrollmentsHref } from '../paths';

export default function EnrollmentsPage() {
  return (
    <OfficeFrame title="Enrollments" roles={['course_manager', 'auditor']}>
      {(session) => <EnrolmentsList href={enrollmentsHref} of={{}} session={session} />}
    </OfficeFrame>
  );
}
