import { CatalogueHeader } from '../features/course-catalogue/catalogue-header';
import { CourseCatalogue } from '../features/course-catalogue/course-catalogue';
import { useEnrolments } from '../features/enrolment/use-enrolments';

export default function CoursesPage() {
  const enrolled = useEnrolments();
  return (
    <>
      <CatalogueHeader />
      <CourseCatalogue isEnrolled={(courseId) => enrolled.has(courseId)} />
    </>
  );
}
