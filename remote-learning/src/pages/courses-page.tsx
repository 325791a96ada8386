import { CatalogueHeader } from '../features/course-catalogue/catalogue-header';
import { CourseCatalogue } from '../features/course-catalogue/course-catalogue';
import { useEnrolledIds } from '../features/enrolment/use-enrolled-ids';

export default function CoursesPage() {
  const enrolled = useEnrolledIds();
  return (
    <>
      <CatalogueHeader />
      <CourseCatalogue isEnrolled={(courseId) => enrolled.has(courseId)} />
    </>
  );
}
