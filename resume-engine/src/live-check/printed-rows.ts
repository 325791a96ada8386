import { headerRows, outlineOf, type OutlineRow } from '../resume-document/outline';
import { rowText } from '../resume-document/plain-text';
import type { ResumeDocument } from '../resume-document/resume-document';
import type { SectionId } from '../resume-document/sections';

/** A printed row: one of the resume, or a section heading. */
export interface PrintedRow {
  readonly kind: OutlineRow['kind'] | 'heading';
  readonly section?: SectionId;
  readonly isEntryStart: boolean;
  readonly entry: readonly OutlineRow[];
  readonly row: OutlineRow | undefined;
  readonly text: string;
  readonly bold: number;
}

/** The printed rows of a resume, from top to bottom, without empty ones. */
export function printedRows(document: ResumeDocument): PrintedRow[] {
  const header = headerRows(document);
  return [
    ...header.flatMap((row) => printed(row, { entry: header, isEntryStart: false })),
    ...outlineOf(document).flatMap(({ id: section, title, entries }) => {
      const rows = entries.flatMap(({ rows: entry }) =>
        entry
          .filter((row) => rowText(row) !== '')
          .flatMap((row, at) => printed(row, { section, entry, isEntryStart: at === 0 })),
      );
      const heading = title.text.trim() === '' ? [] : [headingOf(section, title.text)];
      return rows.length === 0 ? [] : [...heading, ...rows];
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
  const bold = isBold ? text.length : row.lead?.text ? row.lead.text.length + 1 : 0;
  return [{ ...place, kind: row.kind, row, text, bold }];
}
