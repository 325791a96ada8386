import { useState } from 'react';
import { Toast } from '@kadam/shared/ui/toast';
import { EditorBar } from './editor-bar';
import { ResumeSheet } from './resume-sheet';
import { Desk, Frame, Scaled } from './resume-editor.styles';
import { EDITABLE_SCALE } from './sheet-size';
import { useDraft } from './use-draft';
import { useExport } from './use-export';
import { useSheetFit } from './use-sheet-fit';

const TOAST_MS = 3000;

/** The resume editor: a bar with the ways out, and the page on which everything is written in place. */
export function ResumeEditor() {
  const { draft, isKept, write } = useDraft();
  const { report, copy, download, dismiss } = useExport(draft);
  const { frame, content, scale, pages } = useSheetFit();
  const [chosen, choose] = useState<boolean>();
  const isTooSmall = scale < EDITABLE_SCALE;
  const isRealSize = chosen ?? isTooSmall;
  const zoom = scale < 1 ? { zoom: { isRealSize, onToggle: () => choose(!isRealSize) } } : {};
  return (
    <>
      <EditorBar pages={pages} isKept={isKept} onCopy={() => void copy()} onDownload={download} {...zoom} />
      <Desk>
        <Frame ref={frame}>
          <Scaled $scale={isRealSize ? 1 : scale} $pages={pages} inert={isTooSmall && !isRealSize}>
            <ResumeSheet draft={draft} pages={pages} content={content} onWrite={write} />
          </Scaled>
        </Frame>
      </Desk>
      <Toast message={report?.message} tone={report?.tone} durationMs={TOAST_MS} onDismiss={dismiss} />
    </>
  );
}
