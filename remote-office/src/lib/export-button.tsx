import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import type { useExport } from './use-file';

/** Saves a table as a file, or shows the error. */
export const ExportButton = ({ message, isBusy, run }: ReturnType<typeof useExport>) => (
  <>
    <Button variant="secondary" isBusy={isBusy} busyLabel="Exporting…" onClick={() => void run()}>
      Export as CSV
    </Button>
    {message !== undefined && (
      <Notice tone="danger" title="The file could not be created">
        {message}
      </Notice>
    )}
  </>
);
