import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { isFiltering, type CourseFilter } from '../../lib/catalogue';
import { ChipRow } from './course-catalogue.styles';

interface FilterChipsProps {
  readonly filter: CourseFilter;
  readonly onSearchRemove: () => void;
  readonly onCategoryRemove: () => void;
  readonly onClear: () => void;
}

/** The active filters, each removable. */
export function FilterChips({ filter, onSearchRemove, onCategoryRemove, onClear }: FilterChipsProps) {
  if (!isFiltering(filter)) return null;
  const search = filter.search.trim();
  return (
    <ChipRow aria-label="Filters in use">
      {search !== '' && (
        <li>
          <Chip onRemove={onSearchRemove} removeLabel={`Remove “${search}”`}>
            “{search}”
          </Chip>
        </li>
      )}
      {filter.category !== '' && (
        <li>
          <Chip onRemove={onCategoryRemove} removeLabel={`Remove “${filter.category}”`}>
            {filter.category}
          </Chip>
        </li>
      )}
      <li>
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear All
        </Button>
      </li>
    </ChipRow>
  );
}
