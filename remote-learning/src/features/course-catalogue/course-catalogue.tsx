import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Container } from '@kadam/shared/ui/layout';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import type { Course } from '../../lib/course';
import { categoriesOf, filterCourses, isFiltering } from '../../lib/course-filter';
import { CatalogueFilters } from './catalogue-filters';
import { Body, Count, Grid, LoaderCover } from './course-catalogue.styles';
import { CourseCard } from './course-card';
import { FilterChips } from './filter-chips';
import { useCatalogueFilter } from './use-catalogue-filter';
import { useCourses } from './use-courses';

/** Cards that can stand in the first window; their pictures are asked for at once, the others when they come near. */
const EAGER_CARDS = 3;

/** The catalogue: every course, narrowed by what the visitor types and chooses. */
export function CourseCatalogue() {
  const state = useCourses();
  return (
    <Container>
      <Body>
        {state.status === 'loading' && (
          <LoaderCover>
            <Loader isFullScreen title="Loading Courses" text="Fetching the latest courses for you..." />
          </LoaderCover>
        )}
        {state.status === 'failed' && (
          <Notice tone="danger" title="Failed to load courses" action={<Button onClick={state.retry}>Retry</Button>}>
            {state.message}
          </Notice>
        )}
        {state.status === 'ready' && <FilteredCourses courses={state.courses} />}
      </Body>
    </Container>
  );
}

function FilteredCourses({ courses }: { courses: readonly Course[] }) {
  const { filter, setSearch, setCategory, clear, settle } = useCatalogueFilter();
  const found = filterCourses(courses, filter);
  return (
    <>
      <CatalogueFilters
        filter={filter}
        categories={categoriesOf(courses)}
        onSearch={setSearch}
        onSearchEnd={settle}
        onCategory={setCategory}
      />
      <FilterChips filter={filter} onSearch={setSearch} onCategory={setCategory} onClear={clear} />
      <Count role="status">{found.length === 1 ? '1 course' : `${found.length} courses`}</Count>
      {found.length === 0 ? (
        <NothingFound onClear={isFiltering(filter) ? clear : undefined} />
      ) : (
        <Grid>
          {found.map((course, index) => (
            <li key={course.id}>
              <CourseCard course={course} isEager={index < EAGER_CARDS} />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}

function NothingFound({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title="No courses found"
      text="Try adjusting your search criteria or filters"
      {...(onClear && {
        action: (
          <Button variant="secondary" onClick={onClear}>
            Show all courses
          </Button>
        ),
      })}
    />
  );
}
