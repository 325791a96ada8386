import { memo } from 'react';
import { headerRows, sectionsOf, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { Sheet, TEMPLATES } from './resume-sheet.styles';
import type { ResumeStore } from './resume-store';
import { PageGaps, SheetPapers } from './sheet-papers';
import { SheetRow } from './sheet-row';
import { SheetSection } from './sheet-section';
import { useCaretInView } from './use-caret-in-view';
import { useEditHistory } from './use-edit-history';
import { useSheetInput } from './use-sheet-input';
import type { PagedSheet } from './use-sheet-pages';

interface ResumeSheetProps extends PagedSheet {
  readonly store: ResumeStore;
  readonly isColumn: boolean;
}

/** The resume as it will be printed, edited in place. */
export function ResumeSheet({ store, sheet, gapHolder, pages, isColumn }: ResumeSheetProps) {
  const document = useEditHistory(store, ({ document }) => document);
  useSheetInput(sheet, store);
  useCaretInView(sheet);
  const template = TEMPLATES.find((known) => known === document.meta?.kadam?.template) ?? 'classic';
  return (
    <Sheet ref={sheet} data-sheet="" $template={template} {...(isColumn && { 'data-column': '' })}>
      <PageGaps holder={gapHolder} gaps={pages.gaps} />
      <SheetHeader document={document} />
      {sectionsOf(document).map((id) => (
        <SheetSection key={id} id={id} document={document} store={store} />
      ))}
      <SheetPapers papers={pages.papers} />
    </Sheet>
  );
}

interface SheetHeaderProps {
  readonly document: ResumeDocument;
}

const hasSameBasics = (one: SheetHeaderProps, other: SheetHeaderProps) => one.document.basics === other.document.basics;

// Memoized as the sections are.
const SheetHeader = memo(function SheetHeader({ document }: SheetHeaderProps) {
  return (
    <header role="group" aria-label="Contact">
      {headerRows(document).map((row) => (
        <SheetRow key={row.kind} {...row} />
      ))}
    </header>
  );
}, hasSameBasics);
