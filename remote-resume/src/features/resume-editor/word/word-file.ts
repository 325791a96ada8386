import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type ParagraphChild,
} from 'docx';
import {
  headerRows,
  hrefOf,
  outlineOf,
  rowText,
  textAt,
  type OutlineField,
  type OutlineRow,
  type ResumeDocument,
} from '@kadam/resume-engine/resume-document';

/** A4 and margins of 36 pt, in 1/20 pt. */
const PAGE = { size: { width: 11906, height: 16838 }, margin: { top: 720, right: 720, bottom: 720, left: 720 } };
const TEXT_WIDTH = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;
/** 10.5 pt and multiples, in 1/2 pt. */
const SIZES = { text: 21, heading: 24, name: 40 };

/** A Word file of one column, with real headings and lists. */
export function wordFile(document: ResumeDocument): Promise<Blob> {
  const name = textAt(document, 'basics.name').trim();
  return Packer.toBlob(
    new Document({
      title: name ? `${name} - Resume` : 'Resume',
      creator: name || 'Kadam',
      styles: { default: { document: { run: { font: 'Calibri', size: SIZES.text, language: { value: 'en-IN' } } } } },
      sections: [{ properties: { page: PAGE }, children: [...headerOf(document), ...sectionsOf(document)] }],
    }),
  );
}

const isWritten = (row: OutlineRow) => rowText(row) !== '';

const headerOf = (document: ResumeDocument) =>
  headerRows(document)
    .filter(isWritten)
    .map(
      (row) =>
        new Paragraph({
          alignment: AlignmentType.CENTER,
          children: runsOf(row, row.kind === 'name' ? { size: SIZES.name, bold: true } : {}),
        }),
    );

const sectionsOf = (document: ResumeDocument) =>
  outlineOf(document)
    .map(({ title, entries }) => ({ heading: title.text, rows: entries.map(({ rows }) => rows.filter(isWritten)) }))
    .filter(({ rows }) => rows.some(({ length }) => length > 0))
    .flatMap(({ heading, rows }) => [
      ...(heading ? [headingOf(heading)] : []),
      ...rows.flatMap((entry) => entry.flatMap(paragraphsOf)),
    ]);

const headingOf = (heading: string) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    spacing: { before: 220, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: '8B877C' } },
    children: [new TextRun({ text: heading, bold: true, size: SIZES.heading, color: '0C1716' })],
  });

function paragraphsOf(row: OutlineRow): Paragraph[] {
  if (row.kind === 'title')
    return [
      new Paragraph({
        keepNext: true,
        spacing: { before: 100 },
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: runsOf(row, { bold: true }),
      }),
    ];
  if (row.kind === 'bullet') return [new Paragraph({ bullet: { level: 0 }, children: runsOf(row) })];
  if (row.kind !== 'text') return [new Paragraph({ children: runsOf(row) })];
  return rowText(row)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => new Paragraph({ children: [new TextRun(line)] }));
}

interface Look {
  readonly bold?: boolean;
  readonly size?: number;
}

function runsOf({ kind, lead, fields }: OutlineRow, look: Look = {}): ParagraphChild[] {
  const runs: ParagraphChild[] = lead?.text ? [new TextRun({ text: `${lead.text}: `, bold: true })] : [];
  for (const field of fields.filter(({ text }) => text.trim() !== '')) {
    const isFirst = runs.length === (lead?.text ? 1 : 0);
    if (field.isDate) runs.push(dateRun(field, isFirst));
    else {
      if (!isFirst) runs.push(new TextRun({ text: field.before || ' ', ...look }));
      runs.push(
        linkedRun(
          new TextRun({ text: field.text.trim(), ...look }),
          kind === 'contact' ? hrefOf(field.text) : undefined,
        ),
      );
    }
  }
  return runs;
}

const linkedRun = (run: TextRun, link: string | undefined): ParagraphChild =>
  link ? new ExternalHyperlink({ link, children: [run] }) : run;

/** At the right margin. */
const dateRun = ({ text }: OutlineField, isFirst: boolean): TextRun =>
  new TextRun({ children: [...(isFirst ? [] : [new Tab()]), text.trim()] });
