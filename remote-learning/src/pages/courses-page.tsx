import { CatalogueHeader } from '../features/course-catalogue/catalogue-header';
import { CourseCatalogue } from '../features/course-catalogue/course-catalogue';

export default function CoursesPage() {
  return (
    <>
      <CatalogueHeader />
      <CourseCatalogue />
    </>
  );
}
