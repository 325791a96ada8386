import { Button } from '@kadam/shared/ui/button';
import { Drawer } from '@kadam/shared/ui/drawer';
import { Stack } from '@kadam/shared/ui/layout';
import { useId } from 'react';
import type { JobFilters } from '../../lib/job-filters';
import type { JobFacets } from '../../lib/postings-response';
import { SearchFilters } from './search-filters';

interface FiltersDrawerProps {
  readonly filters: JobFilters;
  readonly facets: JobFacets;
  /** undefined while unknown. */
  readonly total: number | undefined;
  readonly onChange: (next: JobFilters) => void;
  readonly onClose: () => void;
}

/** The filters in narrow windows. The button also applies the typed pay range. */
export function FiltersDrawer({ filters, facets, total, onChange, onClose }: FiltersDrawerProps) {
  const formId = useId();
  return (
    <Drawer isOpen onClose={onClose} label="Filters" side="right">
      <Stack gap={3}>
        <SearchFilters filters={filters} facets={facets} formId={formId} onChange={onChange} onShow={onClose} />
        <Button type="submit" form={formId}>
          {showLabel(total)}
        </Button>
      </Stack>
    </Drawer>
  );
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Show jobs';
  return total === 1 ? 'Show 1 job' : `Show ${total.toLocaleString('en-IN')} jobs`;
}
