import { headerRows, outlineOf, type OutlineRow } from '../resume-document/outline';
import { rowText } from '../resume-document/plain-text';
import type { ResumeDocument } from '../resume-document/resume-document';
import type { SectionId } from '../resume-document/sections';

/** A row that is printed: one of the resume, or the heading of a section. */
export interface PrintedRow {
  readonly kind: OutlineRow['kind'] | 'heading';
  readonly section?: SectionId;
  /** The first row of a job, a study, a project. */
  readonly isEntryStart: boolean;
  /** All rows of the entry it stands in, also those that hold nothing. */
  readonly entry: readonly OutlineRow[];
  readonly row: OutlineRow | undefined;
  readonly text: string;
  /** Letters at its begin that are bold. */
  readonly bold: number;
}

/** What of a resume is printed, from top to bottom: nothing of what is empty. */
export function printedRows(document: ResumeDocument): PrintedRow[] {
  const header = headerRows(document);
  return [
    ...header.flatMap((row) => printed(row, { entry: header, isEntryStart: false })),
    ...outlineOf(document).flatMap(({ id: section, heading, entries }) => {
      const rows = entries.flatMap(({ rows: entry }) =>
        entry
          .filter((row) => rowText(row) !== '')
          .flatMap((row, at) => printed(row, { section, entry, isEntryStart: at === 0 })),
      );
      return rows.length === 0 ? [] : [headingOf(section, heading), ...rows];
    }),
  ];
}

const headingOf = (section: SectionId, text: string): PrintedRow => ({
  kind: 'heading',
  section,
  isEntryStart: false,
  entry: [],
  row: undefined,
  text,
  bold: text.length,
});

function printed(row: OutlineRow, place: Pick<PrintedRow, 'section' | 'entry' | 'isEntryStart'>): PrintedRow[] {
  const text = rowText(row);
  if (text === '') return [];
  const isBold = row.kind === 'name' || row.kind === 'title';
  const bold = isBold ? text.length : row.lead ? row.lead.length + 1 : 0;
  return [{ ...place, kind: row.kind, row, text, bold }];
}
