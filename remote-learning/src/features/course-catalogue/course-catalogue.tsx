import { Container } from '@kadam/shared/ui/layout';
import { Loader } from '@kadam/shared/ui/loader';
import { LoadFailed } from '../../load-failed';
import { StillLoading } from '../../still-loading';
import { Body, LoaderCover } from './course-catalogue.styles';
import { FilteredCourses } from './filtered-courses';
import { useCourses } from './use-courses';

interface CourseCatalogueProps {
  readonly isEnrolled: (courseId: string) => boolean;
}

export function CourseCatalogue({ isEnrolled }: CourseCatalogueProps) {
  const state = useCourses();
  return (
    <Container>
      <Body>
        {state.status === 'loading' && (
          <LoaderCover>
            <Loader isFullScreen title="Loading Courses" text="Fetching the latest courses for you...">
              <StillLoading />
            </Loader>
          </LoaderCover>
        )}
        {state.status === 'failed' && (
          <LoadFailed title="Failed to load courses" message={state.message} retry={state.retry} />
        )}
        {state.status === 'ready' && <FilteredCourses catalogue={state.catalogue} isEnrolled={isEnrolled} />}
      </Body>
    </Container>
  );
}
