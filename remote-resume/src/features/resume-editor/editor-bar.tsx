import type { ReactNode } from 'react';
import { ArrowLeft, Copy, Download, FileDown, FileSearch, Redo2, Undo2 } from 'lucide-react';
import { Button } from '@kadam/shared/ui/button';
import { IconButton } from '@kadam/shared/ui/icon-button';
import type { PdfCheck } from './pdf-check/use-pdf-check';
import type { PdfDownload } from './pdf/use-pdf-download';
import { Actions, Bar, PageCount, Title, Tools, UnsavedNote } from './resume-editor.styles';
import type { ResumeStore } from './resume-store';
import type { SheetZoom } from './use-sheet-zoom';
import { useEditHistory } from './use-edit-history';
import { ZoomField } from './zoom-field';

interface EditorBarProps {
  readonly store: ResumeStore;
  readonly pages: number;
  readonly isStored: boolean;
  readonly zoom: Omit<SheetZoom, 'frame'>;
  /** Narrow windows move some buttons into the More menu. */
  readonly isPhone: boolean;
  readonly onBack: () => void;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
  readonly pdf: PdfDownload;
  readonly pdfCheck: PdfCheck;
  readonly children: ReactNode;
}

export function EditorBar({ store, pages, isStored, zoom, ...rest }: EditorBarProps) {
  const { isPhone, onBack, onCopy, onDownload, pdf, pdfCheck, children } = rest;
  return (
    <Bar>
      <IconButton label="Back" onClick={onBack}>
        <ArrowLeft size="1.25em" aria-hidden />
      </IconButton>
      <Title>Resume Editor</Title>
      <PageCount role="status">{pages === 1 ? '1 page' : `${pages} pages`}</PageCount>
      <UndoTools store={store} />
      <ZoomField {...zoom} />
      {!isStored && (
        <UnsavedNote role="alert">This browser does not keep your text. Download it before you leave.</UnsavedNote>
      )}
      <Actions>
        {children}
        <Button variant="secondary" size="sm" onClick={onCopy}>
          <Copy size="1.2em" aria-hidden /> Copy Text
        </Button>
        <Button variant="secondary" size="sm" onClick={onDownload}>
          <Download size="1.2em" aria-hidden /> Download TXT
        </Button>
        {!isPhone && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={pdfCheck.state.status === 'busy'}
            onClick={() => void pdfCheck.check()}
          >
            <FileSearch size="1.2em" aria-hidden /> Check my PDF
          </Button>
        )}
        <Button size="sm" isBusy={pdf.state === 'busy'} onClick={() => void pdf.download()}>
          <FileDown size="1.2em" aria-hidden /> Download PDF
        </Button>
      </Actions>
    </Bar>
  );
}

function UndoTools({ store }: { readonly store: ResumeStore }) {
  const canUndo = useEditHistory(store, ({ past }) => past.length > 0);
  const canRedo = useEditHistory(store, ({ future }) => future.length > 0);
  return (
    <Tools>
      <IconButton label="Undo" disabled={!canUndo} onClick={store.undo}>
        <Undo2 size="1.25em" aria-hidden />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={store.redo}>
        <Redo2 size="1.25em" aria-hidden />
      </IconButton>
    </Tools>
  );
}
