import PDFDocument from 'pdfkit';
import { bytesOf } from '../../fixtures/generate/pdfkit/sheet';
import { headerRows, outlineOf, type OutlineRow } from '../resume-document/outline';
import { rowText } from '../resume-document/plain-text';
import type { ResumeDocument } from '../resume-document/resume-document';

const SIZES: Partial<Record<OutlineRow['kind'], number>> = { name: 21, headline: 12 };

/** An editor resume as a plain PDF with different line and page breaks. */
export async function drawnResume(resume: ResumeDocument): Promise<{ bytes: Uint8Array; pages: number }> {
  const document = new PDFDocument({ size: 'A4', margin: 36 });
  let pages = 1;
  (document as unknown as { on(event: 'pageAdded', count: () => void): void }).on('pageAdded', () => (pages += 1));
  const draw = (text: string, { size = 10.5, isBold = false, indent = 0 } = {}) =>
    text !== '' &&
    document
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .text(text, { indent, lineGap: 3 });
  for (const row of headerRows(resume))
    draw(rowText(row), { size: SIZES[row.kind] ?? 10.5, isBold: row.kind === 'name' });
  for (const { title, entries } of outlineOf(resume)) {
    const rows = entries.flatMap((entry) => entry.rows).filter((row) => rowText(row) !== '');
    if (rows.length > 0) draw(title.text, { size: 12, isBold: true });
    for (const row of rows)
      draw(`${row.kind === 'bullet' ? '•  ' : ''}${rowText(row)}`, { isBold: row.kind === 'title' });
  }
  return { bytes: await bytesOf(document), pages };
}
