import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { BellPlus } from 'lucide-react';
import type { JobFilters } from '../../lib/job-filters';
import { useSaveSearch } from './use-save-search';

/** Saves the current search; the dialog is loaded on demand. */
export function SaveSearch({ filters }: { readonly filters: JobFilters }) {
  const { isOpen, ask, close } = useSaveSearch();
  const dialog = useOnDemand(importDialog, isOpen);
  const hasFailed = isOpen && dialog.status === 'failed';
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        isBusy={isOpen && dialog.status === 'loading'}
        onClick={hasFailed ? dialog.retry : ask}
      >
        <BellPlus aria-hidden size={18} /> {hasFailed ? 'Could not be opened. Try again' : 'Save this search'}
      </Button>
      {isOpen && dialog.status === 'ready' && <dialog.code.SaveSearchDialog filters={filters} onClose={close} />}
    </>
  );
}

const importDialog = onDemand(() => import('./save-search-dialog'));
