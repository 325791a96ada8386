import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import type { CourseFilter } from '../../lib/catalogue';
import { FilterForm } from './course-catalogue.styles';

interface CatalogueFiltersProps {
  readonly filter: CourseFilter;
  readonly categories: readonly string[];
  readonly onSearch: (search: string) => void;
  readonly onSearchEnd: () => void;
  readonly onCategory: (category: string) => void;
}

export function CatalogueFilters({ filter, categories, onSearch, onSearchEnd, onCategory }: CatalogueFiltersProps) {
  const { search, category } = filter;
  // A category of an old link is shown even if no course has it now.
  const offered = category === '' || categories.includes(category) ? categories : [...categories, category];
  return (
    <FilterForm
      role="search"
      aria-label="Courses"
      onSubmit={(event) => {
        event.preventDefault();
        onSearchEnd();
      }}
    >
      <Field
        label="Search"
        name="search"
        type="search"
        placeholder="Search courses..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onBlur={onSearchEnd}
      />
      <SelectField
        label="Category"
        name="category"
        options={[{ value: '', label: 'All Categories' }, ...offered.map((name) => ({ value: name, label: name }))]}
        value={category}
        onChange={(event) => onCategory(event.currentTarget.value)}
      />
    </FilterForm>
  );
}
