import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import PDFDocument from 'pdfkit';
import { bytesOf } from '../../../fixtures/generate/pdfkit/sheet';
import { analyze } from '../../analyze';

const HEAD = ['Asha Rao', 'asha.rao@example.com', '+91 98765 43210'];
const ROWS = [
  ['Accountant, Bharat Traders', 'Jan 2021 - Mar 2024'],
  ['Cashier, Sunrise Foods', 'May 2019 - Dec 2020'],
  ['Trainee, Metro Mart', 'Jun 2018 - Apr 2019'],
];
const ROW_HEIGHT = 24;
const COLUMN_WIDTH = 220;

function pdfWithTable(): Promise<Uint8Array> {
  const page = new PDFDocument({ size: 'A4', margin: 72 });
  page.font('Helvetica').fontSize(11);
  for (const line of HEAD) page.text(line);
  page.font('Helvetica-Bold').fontSize(14).text('Work Experience');
  page.font('Helvetica').fontSize(11);
  const top = page.y + 10;
  for (const [row, cells] of ROWS.entries())
    for (const [column, text] of cells.entries()) {
      const [x, y] = [72 + column * COLUMN_WIDTH, top + row * ROW_HEIGHT];
      page.rect(x, y, COLUMN_WIDTH, ROW_HEIGHT).stroke();
      page.text(text, x + 4, y + 6, { width: COLUMN_WIDTH - 8 });
    }
  return bytesOf(page);
}

async function docxWithTable(): Promise<Uint8Array> {
  const rows = ROWS.map(
    (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
  );
  const children = [
    ...HEAD.map((line) => new Paragraph(line)),
    new Paragraph({ text: 'Work Experience', heading: HeadingLevel.HEADING_1 }),
    new Table({ rows }),
  ];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

test('a table with rules is the same finding in a PDF as in a Word document', async () => {
  const found = [];
  for (const bytes of [await pdfWithTable(), await docxWithTable()]) {
    const { checks } = await analyze(bytes, { asOf: new Date('2026-01-15T00:00:00Z') });
    const { status, message } = checks.find(({ id }) => id === 'A3')!;
    found.push({ status, message });
  }
  const inTable = { status: 'fail', message: 'Your work experience is in a table.' };
  expect(found).toEqual([inTable, inTable]);
});
