import type { ComponentProps, RefObject } from 'react';
import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Notice } from '@kadam/shared/ui/notice';
import type { AboutPdf } from '../pdf/export-pdf';
import type { MyResumesDialog } from './my-resumes-dialog';

interface MyResumesProps extends Omit<ComponentProps<typeof MyResumesDialog>, 'makePdf'> {
  readonly pdf: { readonly sheet: RefObject<HTMLElement | null>; readonly about: () => AboutPdf };
}

/** The dialog of the stored resumes; its code is loaded when it opens. */
export function MyResumes({ pdf, ...rest }: MyResumesProps) {
  const dialog = useOnDemand(importDialog);
  const makePdf = async () => {
    const { exportPdf } = await importExport();
    if (!pdf.sheet.current) throw new Error('The sheet is not shown.');
    return exportPdf(pdf.sheet.current, pdf.about());
  };
  if (dialog.status === 'ready') return <dialog.code.MyResumesDialog {...rest} makePdf={makePdf} />;
  if (dialog.status === 'loading') return null;
  return (
    <Dialog isOpen onClose={rest.onClose} title="My resumes">
      <Notice
        tone="danger"
        title="This part of the page could not be loaded."
        action={
          <Button size="sm" onClick={dialog.retry}>
            Retry
          </Button>
        }
      >
        Please check your connection.
      </Notice>
    </Dialog>
  );
}

const importDialog = onDemand(() => import('./my-resumes-dialog'));
const importExport = onDemand(() => import('../pdf/export-pdf'));
