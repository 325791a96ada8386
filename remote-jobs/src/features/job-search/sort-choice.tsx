import { changeFilters, type JobFilters } from '../../lib/job-filters';
import { SortLabel } from './job-search.styles';

interface SortChoiceProps {
  readonly filters: JobFilters;
  readonly onChange: (next: JobFilters) => void;
}

export const SortChoice = ({ filters, onChange }: SortChoiceProps) => (
  <SortLabel>
    <select
      name="sort"
      aria-label="Sort by:"
      value={filters.sort}
      onChange={({ target }) => onChange(changeFilters(filters, { sort: target.value === 'best' ? 'best' : '' }))}
    >
      <option value="">Sort by: Newest Post</option>
      <option value="best">Sort by: Best Match</option>
    </select>
  </SortLabel>
);
