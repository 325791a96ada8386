import type { RefObject } from 'react';
import { headerRows, sectionsOf } from '@kadam/resume-engine/resume-document';
import type { EditHistory } from '../../lib/edit-history';
import { PageBorders } from './page-borders';
import { Sheet, TEMPLATES } from './resume-sheet.styles';
import type { ResumeStore } from './resume-store';
import { SheetRow } from './sheet-row';
import { SheetSection } from './sheet-section';
import { useSheetInput } from './use-sheet-input';

interface ResumeSheetProps {
  readonly store: ResumeStore;
  readonly history: EditHistory;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Where page 2, 3, … begin, in px below the upper margin. */
  readonly breaks: readonly number[];
}

/** The resume as it will be printed, written where it stands. */
export function ResumeSheet({ store, history, sheet, breaks }: ResumeSheetProps) {
  const { document } = history;
  useSheetInput(sheet, store, history);
  const template = TEMPLATES.find((known) => known === document.meta?.kadam?.template) ?? 'classic';
  return (
    <Sheet ref={sheet} data-sheet="" $template={template}>
      <header role="group" aria-label="Contact">
        {headerRows(document).map((row) => (
          <SheetRow key={row.kind} {...row} />
        ))}
      </header>
      {sectionsOf(document).map((id) => (
        <SheetSection key={id} id={id} document={document} store={store} />
      ))}
      <PageBorders breaks={breaks} />
    </Sheet>
  );
}
