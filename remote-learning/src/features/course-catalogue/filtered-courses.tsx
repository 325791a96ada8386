import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Pagination } from '@kadam/shared/ui/pagination';
import { useRef } from 'react';
import { type Catalogue, findCourses, isFiltering, knownCategory, pageOf } from '../../lib/catalogue';
import { CatalogueFilters } from './catalogue-filters';
import { CourseCard } from './course-card';
import { Count, Grid, Pages } from './course-catalogue.styles';
import { FilterChips } from './filter-chips';
import { useCatalogueFilter } from './use-catalogue-filter';

/** Cards in the first window, whose images load at once; others load lazily. */
const EAGER_CARDS = 3;

interface FilteredCoursesProps {
  readonly catalogue: Catalogue;
  readonly isEnrolled: (courseId: string) => boolean;
}

export function FilteredCourses({ catalogue, isEnrolled }: FilteredCoursesProps) {
  const {
    filter: requested,
    setSearch,
    removeSearch,
    setCategory,
    clear,
    settle,
    setPage,
    hrefOfPage,
    ...rest
  } = useCatalogueFilter();
  const countRef = useRef<HTMLParagraphElement>(null);
  const filter = { ...requested, category: knownCategory(catalogue, requested.category) };
  const found = findCourses(catalogue, filter);
  const { page, totalPages, courses } = pageOf(found, rest.page);
  const focusCount = () => countRef.current?.focus({ preventScroll: true });
  const handleTurn = (next: number) => {
    setPage(next);
    focusCount();
    countRef.current?.scrollIntoView();
  };
  // The pressed control disappears, so the focus moves to the count.
  const handleWiden = (widen: () => void) => {
    widen();
    focusCount();
  };
  const handleClear = () => handleWiden(clear);
  return (
    <>
      <CatalogueFilters
        filter={filter}
        categories={catalogue.categories}
        onSearch={setSearch}
        onSearchEnd={settle}
        onCategory={setCategory}
      />
      <FilterChips
        filter={filter}
        onSearchRemove={() => handleWiden(removeSearch)}
        onCategoryRemove={() => handleWiden(() => setCategory(''))}
        onClear={handleClear}
      />
      <Count ref={countRef} role="status" tabIndex={-1}>
        {countText(found.length, { page, totalPages })}
      </Count>
      {found.length === 0 ? (
        <NothingFound onClear={isFiltering(filter) ? handleClear : undefined} />
      ) : (
        <Grid>
          {courses.map((course, index) => (
            <li key={course.id}>
              <CourseCard course={course} isEager={index < EAGER_CARDS} isEnrolled={isEnrolled(course.id)} />
            </li>
          ))}
        </Grid>
      )}
      <Pages>
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOfPage} onSelect={handleTurn} />
      </Pages>
    </>
  );
}

function countText(total: number, { page, totalPages }: { page: number; totalPages: number }): string {
  const count = total === 1 ? '1 course' : `${total.toLocaleString('en-IN')} courses`;
  return totalPages > 1 ? `${count}, page ${page} of ${totalPages}` : count;
}

function NothingFound({ onClear }: { readonly onClear: (() => void) | undefined }) {
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
