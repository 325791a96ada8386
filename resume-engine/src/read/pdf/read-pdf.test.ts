import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { readDocument } from '../read-document';

const fixture = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../../../fixtures', name)));

async function pdf(draw: (document: PDFDocument) => void, options: Readonly<Record<string, unknown>> = {}) {
  const document = new PDFDocument({ size: 'A4', margin: 72, ...options });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** A grey picture of one pixel, as PNG. */
function greyPixel(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 0x80]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}

describe('reading a PDF', () => {
  it('reads position, size, weight, slant and color of texts', async () => {
    const bytes = await pdf((page) => {
      page.font('Helvetica-Bold').fontSize(20).fillColor('#336699').text('Asha Rao', 72, 100, { lineBreak: false });
      page.font('Times-Italic').fontSize(11).fillColor('#000000').text('Engineer', 300, 200, { lineBreak: false });
    });
    const { items, pages, fonts } = await readDocument(bytes);
    expect(pages).toMatchObject([{ width: 595.28, height: 841.89, pictureShare: 0 }]);
    expect(items).toMatchObject([
      { text: 'Asha Rao', x: 72, size: 20, isBold: true, isItalic: false, color: '#336699' },
      { text: 'Engineer', x: 300, size: 11, isBold: false, isItalic: true, color: '#000000' },
    ]);
    expect(items[0]!.y).toBeGreaterThan(110);
    expect(items[0]!.y).toBeLessThan(120);
    expect(fonts.map(({ name }) => name)).toEqual(['Helvetica-Bold', 'Times-Italic']);
  });

  it('reads links with the words they cover', async () => {
    const bytes = await pdf((page) => {
      page.text('Find me on ', { continued: true });
      page.text('LinkedIn', { link: 'https://linkedin.com/in/asha', continued: true });
      page.text(' or call', { link: null });
    });
    expect((await readDocument(bytes)).links).toEqual([
      { page: 1, url: 'https://linkedin.com/in/asha', text: 'LinkedIn' },
    ]);
  });

  it('reads form values', async () => {
    const bytes = await pdf((page) => {
      page.text('Name');
      page.initForm();
      page.formText('name', 150, 300, 200, 20, { value: 'Asha Rao' });
    });
    const filled = (await readDocument(bytes)).items.find(({ text }) => text === 'Asha Rao');
    expect(filled).toMatchObject({ x: 150, page: 1 });
    expect(filled!.y).toBeGreaterThan(300);
    expect(filled!.y).toBeLessThan(320);
  });

  it('rotates a page whose text runs down its side', async () => {
    const bytes = await pdf((page) => {
      page.rotate(90, { origin: [0, 0] });
      page.text('Asha Rao', 100, -500, { lineBreak: false });
      page.text('Engineer', 100, -480, { lineBreak: false });
    });
    const { items, pages } = await readDocument(bytes);
    expect(pages[0]).toMatchObject({ width: 841.89, height: 595.28 });
    const [name, title] = items;
    expect(name!.x).toBeCloseTo(100, 0);
    expect(title!.x).toBeCloseTo(name!.x, 0);
    expect(title!.y - name!.y).toBeCloseTo(20, 0);
  });

  it('ignores a watermark', async () => {
    const bytes = await pdf((page) => {
      page.text('Asha Rao');
      page.rotate(45, { origin: [300, 400] });
      page.fontSize(80).text('DRAFT', 200, 400, { lineBreak: false });
    });
    expect((await readDocument(bytes)).items.map(({ text }) => text)).toEqual(['Asha Rao']);
  });

  it('reads a scan as a picture without text', async () => {
    const bytes = await pdf((page) => page.image(greyPixel(), 0, 0, { width: 595, height: 842 }));
    const { items, pages } = await readDocument(bytes);
    expect(items).toEqual([]);
    expect(pages[0]!.pictureShare).toBeGreaterThan(0.95);
  });

  it('computes the share of the page covered by a portrait', async () => {
    const bytes = await pdf((page) => {
      page.text('Asha Rao');
      page.image(greyPixel(), 297, 0, { width: 298, height: 421 });
    });
    expect((await readDocument(bytes)).pages[0]!.pictureShare).toBeCloseTo(0.25, 1);
  });

  it('reads the first 30 pages of a book', async () => {
    const bytes = await pdf(
      (page) => {
        for (let number = 1; number <= 40; number += 1) page.addPage().text(`Page ${number}`);
      },
      { autoFirstPage: false },
    );
    const { items, pages, pagesLeftOut } = await readDocument(bytes);
    expect([pages.length, pagesLeftOut, items.at(-1)!.text]).toEqual([30, 10, 'Page 30']);
  });

  it('reads the title and the program of the file', async () => {
    const bytes = await pdf((page) => page.text('x'), { info: { Title: 'Resume of Asha Rao', Creator: 'Writer' } });
    expect(await readDocument(bytes)).toMatchObject({ title: 'Resume of Asha Rao', producer: 'Writer; PDFKit' });
  });

  it('rejects a PDF with a password, and reads one that only forbids printing', async () => {
    const locked = await pdf((page) => page.text('secret'), { userPassword: 'a', ownerPassword: 'b' });
    await expect(readDocument(locked)).rejects.toMatchObject({ code: 'encrypted' });
    const open = await pdf((page) => page.text('open'), { ownerPassword: 'b', permissions: {} });
    expect((await readDocument(open)).items[0]!.text).toBe('open');
  });

  it('rejects an empty page', async () => {
    await expect(readDocument(await pdf(() => {}))).rejects.toMatchObject({ code: 'empty' });
  });

  it('returns or rejects for every truncation', async () => {
    const whole = fixture('education-institution-pipe-location.pdf');
    for (let length = 20; length < whole.length; length += 131) {
      const outcome = await readDocument(whole.subarray(0, length)).then(
        ({ items }) => items.length > 0,
        ({ name }: Error) => name,
      );
      expect([true, 'UnreadableDocument']).toContain(outcome);
    }
  });

  it('is deterministic, prints nothing and does not change the drawing globals', async () => {
    const printed = ['log', 'warn', 'error'].map((name) => jest.spyOn(console, name as 'log'));
    const bytes = fixture('bare-linkedin-url-roundtrip.pdf');
    expect(await readDocument(bytes)).toEqual(await readDocument(bytes));
    for (const print of printed) expect(print).not.toHaveBeenCalled();
    expect(Object.keys(globalThis)).not.toEqual(expect.arrayContaining(['DOMMatrix']));
    expect('Path2D' in globalThis || 'ImageData' in globalThis || 'pdfjsLib' in globalThis).toBe(false);
  });
});
