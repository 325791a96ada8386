import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import type { PdfDownload } from './use-pdf-download';

/** The error of the PDF export with alternatives; nothing without an error. */
export function PdfNotice({ pdf }: { readonly pdf: PdfDownload }) {
  if (pdf.state !== 'failed' && pdf.state !== 'unloadable') return null;
  const retry = (
    <Button size="sm" onClick={() => void pdf.download()}>
      Retry
    </Button>
  );
  const print = (
    <Button variant="secondary" size="sm" onClick={pdf.print}>
      Print instead
    </Button>
  );
  return (
    <Notice
      tone="danger"
      action={
        <>
          {retry} {print}
        </>
      }
    >
      {SENTENCES[pdf.state]} Printing to a file, “Save as PDF”, makes one too.
    </Notice>
  );
}

const SENTENCES = {
  unloadable: 'The part of this page that makes the PDF could not be loaded. Check your connection and retry.',
  failed: 'The PDF could not be made.',
};
