import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { activeFilters, NO_FILTERS } from '../../lib/active-filters';
import type { JobFilters } from '../../lib/job-filters';
import type { ReactNode } from 'react';
import { ChipRow } from './job-search.styles';

/** The filters with a field of their own. */
const FIELDS: readonly string[] = ['search', 'location'];

interface ActiveFilterChipsProps {
  readonly filters: JobFilters;
  readonly onChange: (next: JobFilters) => void;
  /** Shown after the chips of a filtered search. */
  readonly tool?: ReactNode;
}

/** The active filters, each removable. */
export function ActiveFilterChips({ filters, onChange, tool }: ActiveFilterChipsProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ChipRow aria-label="Active filters">
      {active.map(({ name, label, without }) => (
        <li key={name} data-filter={name}>
          <Chip onRemove={() => onChange(without)} removeLabel={`Remove '${label}'`}>
            {label}
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li data-clears={active.some(({ name }) => !FIELDS.includes(name)) ? 'chips' : 'fields'}>
          <Button variant="quiet" size="sm" onClick={() => onChange(NO_FILTERS)}>
            Clear all
          </Button>
        </li>
      )}
      {tool && <li>{tool}</li>}
    </ChipRow>
  );
}
