import { useSyncExternalStore, type ReactNode } from 'react';
import { ArrowLeft, Copy, Download, FileDown, FileSearch, Redo2, Undo2 } from 'lucide-react';
import { Button } from '@kadam/shared/ui/button';
import { IconButton } from '@kadam/shared/ui/icon-button';
import type { AccountState } from './my-resumes/account-sync';
import type { PdfCheck } from './pdf-check/use-pdf-check';
import type { PdfDownload } from './pdf/use-pdf-download';
import { AccountName, Actions, Bar, Heading, Status, Title, Tools, UnsavedNote } from './resume-editor.styles';
import type { ResumeStore } from './resume-store';
import type { SheetZoom } from './use-sheet-zoom';
import { useEditHistory } from './use-edit-history';
import { useMedia } from './use-media';
import { ZoomField } from './zoom-field';

interface EditorBarProps {
  readonly store: ResumeStore;
  readonly pages: number;
  readonly isStored: boolean;
  readonly account: AccountState;
  readonly zoom: Omit<SheetZoom, 'frame'>;
  readonly onBack: () => void;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
  readonly pdf: PdfDownload;
  readonly pdfCheck: PdfCheck;
  readonly children: ReactNode;
}

/** Windows whose bar has no room for these buttons. On phones it has three rows. */
const NO_ROOM = { check: '(max-width: 1600px)', text: '(min-width: 480.02px) and (max-width: 1200px)' };

/** Which buttons are in the More menu instead of in the bar. */
export const useInMenu = () => ({ hasCheck: useMedia(NO_ROOM.check), hasText: useMedia(NO_ROOM.text) });

export function EditorBar({ store, pages, isStored, account, zoom, ...rest }: EditorBarProps) {
  const { onBack, onCopy, onDownload, pdf, pdfCheck, children } = rest;
  const inMenu = useInMenu();
  return (
    <Bar>
      <IconButton label="Back" onClick={onBack}>
        <ArrowLeft size="1.25em" aria-hidden />
      </IconButton>
      <Heading>
        <Title>Resume Editor</Title>
        <Status>
          <span role="status">{pages === 1 ? '1 page' : `${pages} pages`}</span>
          {account.link && <AccountStatus store={store} account={account} />}
        </Status>
      </Heading>
      <UndoTools store={store} />
      <ZoomField {...zoom} />
      <Actions>
        {children}
        {!inMenu.hasText && (
          <>
            <Button variant="secondary" size="sm" onClick={onCopy}>
              <Copy size="1.2em" aria-hidden /> Copy Text
            </Button>
            <Button variant="secondary" size="sm" onClick={onDownload}>
              <Download size="1.2em" aria-hidden /> Download TXT
            </Button>
          </>
        )}
        {!inMenu.hasCheck && (
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
      {!isStored && (
        <UnsavedNote role="alert">This browser does not keep your text. Download it before you leave.</UnsavedNote>
      )}
    </Bar>
  );
}

function AccountStatus({ store, account }: Pick<EditorBarProps, 'store' | 'account'>) {
  const { link, status, document } = account;
  // Changes with the key: a reader of "Saved" may close the browser.
  const isCurrent = useSyncExternalStore(store.watch, () => store.document() === document);
  return (
    <AccountName title={link?.name}>
      <span>{link?.name}</span> {STATUS_TEXT[status === 'saved' && !isCurrent ? 'unsaved' : status]}
    </AccountName>
  );
}

const STATUS_TEXT = { saved: '· Saved', saving: '· Saving…', unsaved: '· Not saved yet' } as const;

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
