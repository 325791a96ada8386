import { useEffect, useState, type RefObject } from 'react';
import { textAt, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Toast } from '@kadam/shared/ui/toast';
import { handOverOf } from '../../lib/hand-over';
import { suggestionsOf } from '../../lib/suggestions';
import { EditorBar } from './editor-bar';
import { ImportNotice, NotImportedNotice } from './import-notice';
import { LeaveDialog } from './leave-dialog';
import { MoreActions } from './more-actions';
import { MyResumes } from './my-resumes/my-resumes';
import { type AccountResumes, useAccountResume } from './my-resumes/use-account-resume';
import { VersionNotices } from './my-resumes/version-notices';
import { PdfCheckNotice } from './pdf-check/pdf-check-notice';
import { type PdfCheck, usePdfCheck } from './pdf-check/use-pdf-check';
import { PdfNotice } from './pdf/pdf-notice';
import { PdfQuestionDialog } from './pdf/pdf-question';
import { registerSheetFont } from './pdf/sheet-font';
import { type PdfDownload, usePdfDownload } from './pdf/use-pdf-download';
import { ResumeSheet } from './resume-sheet';
import { Desk, Frame, NoticeStack, Scaled, Side } from './resume-editor.styles';
import { ScoreButton } from './score/score-button';
import { ScoreView, useScoreVisibility } from './score/score-view';
import { useLiveScore } from './score/use-live-score';
import { SHEET } from './sheet-size';
import type { SuggestionsPanelProps } from './suggestions-panel';
import { TemplateField } from './template-field';
import { useEditHistory } from './use-edit-history';
import { type Export, useExport } from './use-export';
import { useImport } from './use-import';
import { useLeaving } from './use-leaving';
import { type ResumeEditing, useResume } from './use-resume';
import { useSheetPages } from './use-sheet-pages';
import { useSheetZoom } from './use-sheet-zoom';
import { fitOnePage } from './fit-one-page';
import { useUndoKeys } from './use-undo-keys';

/** Milliseconds. */
const TOAST_MS = 3000;

export function ResumeEditor() {
  const editing = useResume();
  const account = useAccountResume(editing);
  const { store, suggestions, suggest, storage, opened } = editing;
  const exporting = useExport(store);
  const { report, showMessage, downloaded } = exporting;
  const { frame, ...zoom } = useSheetZoom();
  const isColumn = zoom.view === 'column';
  const { sheet, gapHolder, pages } = useSheetPages(store, isColumn);
  const about = () => aboutPdf(store.document());
  const pdf = usePdfDownload(sheet, { about, showMessage, onSaved: exporting.markDownloaded });
  const pdfCheck = usePdfCheck(sheet, { about, onChecked: (result) => suggest(suggestionsOf(handOverOf(result))) });
  const scoring = useLiveScore({ store, pages: pages.count, suggestions });
  const visibility = useScoreVisibility();
  const importing = useImporting({ editing, sheet, showMessage });
  const isChanged = useEditHistory(store, ({ document }) => document !== opened && document !== downloaded);
  const leaving = useLeaving({ isChanged, save: storage.save });
  const [isListing, setListing] = useState(false);
  usePreparations(store);
  return (
    <>
      <EditorBar
        store={store}
        pages={pages.count}
        isStored={storage.isStored}
        account={account.state}
        zoom={zoom}
        onBack={leaving.back}
        onCopy={() => void exporting.copy()}
        onDownload={exporting.downloadText}
        pdf={pdf}
        pdfCheck={pdfCheck}
      >
        <ScoreButton state={scoring.state} isShown={visibility.isShown} onToggle={visibility.toggle} />
        <TemplateField store={store} />
        <MoreActions
          store={store}
          onCheckPdf={() => void pdfCheck.check()}
          onStartOver={editing.startOver}
          onListResumes={() => setListing(true)}
          onImport={(file) => void importing.read(file)}
          exporting={exporting}
        />
      </EditorBar>
      <Desk $sheetWidth={SHEET.width * Math.max(1, zoom.scale)}>
        <Notices
          editing={editing}
          account={account}
          exporting={exporting}
          importing={importing}
          pdf={pdf}
          pdfCheck={pdfCheck}
        />
        <Frame ref={frame}>
          <Scaled $scale={zoom.scale} $height={pages.height}>
            <ResumeSheet store={store} sheet={sheet} gapHolder={gapHolder} pages={pages} isColumn={isColumn} />
          </Scaled>
        </Frame>
        <Side>
          <ScoreView scoring={scoring} visibility={visibility} store={store} sheet={sheet} />
          <SuggestionsOnDemand store={store} suggestions={suggestions} scoring={scoring} onChange={suggest} />
        </Side>
      </Desk>
      <Toast message={report?.message} tone={report?.tone} durationMs={TOAST_MS} onDismiss={exporting.dismiss} />
      {isListing && (
        <MyResumes
          editing={editing}
          account={account}
          pdf={{ sheet, about }}
          showMessage={showMessage}
          onClose={() => setListing(false)}
        />
      )}
      <PdfQuestionDialog pdf={pdf} />
      <LeaveDialog isOpen={leaving.isConfirming} onLeave={leaving.leave} onStay={leaving.stay} />
    </>
  );
}

interface ImportingParts {
  readonly editing: ResumeEditing;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly showMessage: Export['showMessage'];
}

/** The import into the editor. A file of one page stays one page where it fits. */
function useImporting({ editing, sheet, showMessage }: ImportingParts) {
  const { store, filePages, replaceWith } = editing;
  useEffect(() => {
    if (filePages === 1) void fitOnePage(store, sheet);
  }, [filePages, store, sheet]);
  return useImport(({ pages, ...imported }) => {
    replaceWith(imported);
    if (pages === 1) void fitOnePage(store, sheet);
    showMessage('success', 'Resume imported. Undo restores the previous one.');
  });
}

interface NoticesProps {
  readonly editing: ResumeEditing;
  readonly account: AccountResumes;
  readonly exporting: Export;
  readonly importing: ReturnType<typeof useImport>;
  readonly pdf: PdfDownload;
  readonly pdfCheck: PdfCheck;
}

function Notices({ editing, account, exporting, importing, pdf, pdfCheck }: NoticesProps) {
  const { notImported, listNotImported } = editing;
  return (
    <NoticeStack>
      <VersionNotices editing={editing} account={account} />
      <PdfNotice pdf={pdf} />
      <PdfCheckNotice check={pdfCheck} />
      <ImportNotice state={importing.state} onEnd={importing.end} />
      <NotImportedNotice
        texts={notImported}
        onCopy={() => void exporting.copyText(notImported.join('\n'), 'Copied. Paste it where it belongs.')}
        onClose={() => listNotImported([])}
      />
    </NoticeStack>
  );
}

function usePreparations(store: ResumeEditing['store']): void {
  useUndoKeys(store);
  useEffect(registerSheetFont, []);
}

/** Not part of the page's first load: nothing is suggested before it is measured. */
function SuggestionsOnDemand(props: SuggestionsPanelProps) {
  const panel = useOnDemand(importPanel);
  return panel.status === 'ready' && <panel.code.SuggestionsPanel {...props} />;
}

const importPanel = onDemand(() => import('./suggestions-panel'));

function aboutPdf(resume: ResumeDocument) {
  const name = textAt(resume, 'basics.name').trim();
  return { title: name ? `${name} - Resume` : 'Resume', author: name, language: 'en-IN' };
}
