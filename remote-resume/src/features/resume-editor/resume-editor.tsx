import { useEffect } from 'react';
import { textAt, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { Toast } from '@kadam/shared/ui/toast';
import { handOverOf } from '../../lib/hand-over';
import { suggestionsOf } from '../../lib/suggestions';
import { EditorBar } from './editor-bar';
import { ImportNotice } from './import-notice';
import { LeaveDialog } from './leave-dialog';
import { MoreActions } from './more-actions';
import { PdfCheckNotice } from './pdf-check/pdf-check-notice';
import { usePdfCheck } from './pdf-check/use-pdf-check';
import { PdfNotice } from './pdf/pdf-notice';
import { registerSheetFont } from './pdf/sheet-font';
import { usePdfDownload } from './pdf/use-pdf-download';
import { ResumeSheet } from './resume-sheet';
import { Desk, Frame, Scaled, Side } from './resume-editor.styles';
import { ScoreButton } from './score/score-button';
import { ScoreView, useScoreVisibility } from './score/score-view';
import { useLiveScore } from './score/use-live-score';
import { SHEET } from './sheet-size';
import { SuggestionsPanel } from './suggestions-panel';
import { TemplateField } from './template-field';
import { useEditHistory } from './use-edit-history';
import { useExport } from './use-export';
import { useImport } from './use-import';
import { useLeaving } from './use-leaving';
import { useMedia } from './use-media';
import { useResume } from './use-resume';
import { useSheetPages } from './use-sheet-pages';
import { useSheetZoom } from './use-sheet-zoom';
import { useUndoKeys } from './use-undo-keys';

/** Milliseconds. */
const TOAST_MS = 3000;

/** The width at which the bar has three rows (`Bar` of resume-editor.styles.ts). */
const PHONE = '(max-width: 480px)';

export function ResumeEditor() {
  const { store, suggestions, suggest, isStored, opened } = useResume();
  const exporting = useExport(store);
  const { report, showMessage, downloaded } = exporting;
  const { frame, ...zoom } = useSheetZoom();
  const isColumn = zoom.view === 'column';
  const { sheet, gapHolder, pages } = useSheetPages(store, isColumn);
  const about = () => aboutPdf(store.document());
  const pdf = usePdfDownload(sheet, { about, showMessage, onSaved: exporting.markDownloaded });
  const pdfCheck = usePdfCheck(sheet, { about, onChecked: (result) => suggest(suggestionsOf(handOverOf(result))) });
  const scoring = useLiveScore(store, pages.count);
  const visibility = useScoreVisibility();
  const isPhone = useMedia(PHONE);
  const importing = useImport((imported) => {
    store.edit(() => ({ document: imported.document }));
    suggest(imported.suggestions);
    showMessage('success', 'Resume imported. Undo brings back what stood here.');
  });
  const leaving = useLeaving(useEditHistory(store, ({ document }) => document !== opened && document !== downloaded));
  useUndoKeys(store);
  useEffect(registerSheetFont, []);
  return (
    <>
      <EditorBar
        store={store}
        pages={pages.count}
        isPhone={isPhone}
        isStored={isStored}
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
          onCheckPdf={isPhone ? () => void pdfCheck.check() : undefined}
          onImport={(file) => void importing.read(file)}
          onDownloadWord={() => void exporting.downloadWord()}
          onDownloadJson={exporting.downloadJson}
        />
      </EditorBar>
      <Desk $sheetWidth={SHEET.width * Math.max(1, zoom.scale)}>
        <PdfNotice pdf={pdf} />
        <PdfCheckNotice check={pdfCheck} />
        <ImportNotice state={importing.state} onEnd={importing.end} />
        <Frame ref={frame}>
          <Scaled $scale={zoom.scale} $height={pages.height}>
            <ResumeSheet store={store} sheet={sheet} gapHolder={gapHolder} pages={pages} isColumn={isColumn} />
          </Scaled>
        </Frame>
        <Side>
          <ScoreView scoring={scoring} visibility={visibility} store={store} sheet={sheet} />
          <SuggestionsPanel store={store} suggestions={suggestions} onChange={suggest} />
        </Side>
      </Desk>
      <Toast message={report?.message} tone={report?.tone} durationMs={TOAST_MS} onDismiss={exporting.dismiss} />
      <LeaveDialog isOpen={leaving.isConfirming} onLeave={leaving.leave} onStay={leaving.stay} />
    </>
  );
}

function aboutPdf(resume: ResumeDocument) {
  const name = textAt(resume, 'basics.name').trim();
  return { title: name ? `${name} - Resume` : 'Resume', author: name, language: 'en-IN' };
}
