import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { DialogButtons } from '../resume-editor.styles';
import type { PdfDownload, PdfQuestion } from './use-pdf-download';

/** Asks before a PDF is made that would not be what the person expects. */
export function PdfQuestionDialog({ pdf }: { readonly pdf: PdfDownload }) {
  return (
    <Dialog isOpen={pdf.question !== undefined} onClose={pdf.dismiss} title="Download this PDF?">
      <p>{pdf.question && sentenceOf(pdf.question)}</p>
      <DialogButtons>
        <Button onClick={pdf.dismiss}>Keep writing</Button>
        <Button variant="secondary" onClick={() => void pdf.confirm()}>
          Download anyway
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const MAX_LETTERS = 12;

const sentenceOf = (question: PdfQuestion): string =>
  question.kind === 'placeholders'
    ? 'Your resume is empty. The file would only hold our examples.'
    : `No font of this device has ${question.letters.slice(0, MAX_LETTERS).join(' ')}${question.letters.length > MAX_LETTERS ? ' …' : ''}. ` +
      'The PDF would have empty space there, although programs can read the text.';
