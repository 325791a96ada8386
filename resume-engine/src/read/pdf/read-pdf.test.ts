import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { bytesOf, PIXEL } from '../../../fixtures/generate/pdfkit/sheet';
import { readDocument } from '../read-document';

const fixture = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../../../fixtures', name)));

function pdf(draw: (document: PDFDocument) => void, options: Readonly<Record<string, unknown>> = {}) {
  const document = new PDFDocument({ size: 'A4', margin: 72, ...options });
  draw(document);
  return bytesOf(document);
}

/** A page whose font maps the tilde to a soft hyphen, as LuaTeX maps the hyphen of many fonts. */
function withMappedHyphen(drawing: string): Uint8Array {
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <ff> endcodespacerange
2 beginbfrange <20> <7d> <0020> <7e> <7e> <00ad> endbfrange
endcmap end end`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(`BT /F 10 Tf ${drawing} ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    stream(map),
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  return new Uint8Array(Buffer.from(`%PDF-1.5\n${objects.join('')}trailer << /Root 1 0 R /Size 7 >>\n%%EOF`));
}

describe('a hyphen that the font maps to a soft hyphen', () => {
  it.each([
    ['in a word', '1 0 0 1 72 700 Tm [(full)-20(~)-20(stack)] TJ', ['full-stack']],
    ['between spaces', '1 0 0 1 72 700 Tm [(2019)-333(~)-333(2021)] TJ', ['2019 - 2021']],
    [
      'drawn alone',
      '1 0 0 1 72 700 Tm (2019) Tj 1 0 0 1 97 700 Tm (~) Tj 1 0 0 1 103 700 Tm (2021) Tj',
      ['2019-', '2021'],
    ],
    ['at the end of a line', '1 0 0 1 72 700 Tm (frame~) Tj 1 0 0 1 72 688 Tm (work) Tj', ['frame-', 'work']],
    ['as a bullet', '1 0 0 1 72 700 Tm (Skills) Tj 1 0 0 1 72 688 Tm [(~)-1500(Java)] TJ', ['Skills', '- Java']],
  ])('is kept %s', async (_, drawing, expected) => {
    const { items } = await readDocument(withMappedHyphen(drawing));
    expect(items.map(({ text }) => text)).toEqual(expected);
  });
});

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
    const bytes = await pdf((page) => page.image(PIXEL, 0, 0, { width: 595, height: 842 }));
    const { items, pages } = await readDocument(bytes);
    expect(items).toEqual([]);
    expect(pages[0]!.pictureShare).toBeGreaterThan(0.95);
  });

  it.each([
    ['a portrait', { width: 298, height: 421 }, 0.25],
    ['a photo of 1.2 inches', { width: 86.4, height: 86.4 }, 0.015],
  ])('computes the share of the page covered by %s', async (_, size, share) => {
    const bytes = await pdf((page) => {
      page.text('Asha Rao');
      page.image(PIXEL, 297, 0, size);
    });
    expect((await readDocument(bytes)).pages[0]!.pictureShare).toBeCloseTo(share, 2);
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

  it('reads the title of the file', async () => {
    const bytes = await pdf((page) => page.text('x'), { info: { Title: 'Resume of Asha Rao', Creator: 'Writer' } });
    expect(await readDocument(bytes)).toMatchObject({ title: 'Resume of Asha Rao' });
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

describe('the tables of a PDF', () => {
  const rows = [
    ['Degree', 'Institute', 'Year'],
    ['B.E.', 'Sandip Institute', '2022'],
    ['10th', 'Rungta High School', '2015'],
  ];
  const drawCells = (page: PDFDocument, texts: readonly (readonly string[])[]) => {
    for (const [row, cells] of texts.entries())
      for (const [column, text] of cells.entries()) page.text(text, 75 + column * 150, 105 + row * 40, { width: 140 });
  };
  const placesOf = async (bytes: Uint8Array) =>
    new Map(
      (await readDocument(bytes)).items.map(({ text, place }) => [text, place && [place.row % 1_000, place.column]]),
    );

  it('give each text its row and column by stroked cells', async () => {
    const bytes = await pdf((page) => {
      for (const [row, cells] of rows.entries())
        for (const column of cells.keys()) page.rect(72 + column * 150, 100 + row * 40, 150, 40).stroke();
      drawCells(page, rows);
    });
    const places = await placesOf(bytes);
    expect(places.get('Degree')).toEqual([0, 0]);
    expect(places.get('Sandip Institute')).toEqual([1, 1]);
    expect(places.get('2015')).toEqual([2, 2]);
  });

  it('give each text its row and column by thin filled rules', async () => {
    const bytes = await pdf((page) => {
      for (const row of [0, 1, 2, 3]) page.rect(72, 100 + row * 40, 450, 0.5).fill('#000');
      for (const column of [0, 1, 2, 3]) page.rect(72 + column * 150, 100, 0.5, 120).fill('#000');
      drawCells(page, rows);
    });
    expect((await placesOf(bytes)).get('Rungta High School')).toEqual([2, 1]);
  });

  it('have no places if their cells hold paragraphs', async () => {
    const bytes = await pdf((page) => {
      for (const row of [0, 1, 2])
        for (const column of [0, 1, 2]) page.rect(72 + column * 150, 100 + row * 200, 150, 200).stroke();
      page.fontSize(9);
      for (const row of [0, 1, 2])
        for (const column of [0, 1, 2])
          page.text('Answered customer calls. '.repeat(10), 75 + column * 150, 105 + row * 200, { width: 140 });
    });
    expect((await readDocument(bytes)).items.every(({ place }) => place === undefined)).toBe(true);
  });
});

describe('bullets drawn as shapes in a PDF', () => {
  const listed = (page: PDFDocument, radius: number, columns = 1) => {
    page.fontSize(10);
    for (const row of [0, 1, 2]) {
      page.text(`Wired flat ${row}`, 90, 100 + row * 20);
      for (let at = 0; at < columns; at += 1) page.circle(82 - at * 6, 105 + row * 20, radius).fill('#000');
    }
  };
  const textsOf = async (bytes: Uint8Array) => (await readDocument(bytes)).items.map(({ text }) => text);

  it('are read before their texts', async () => {
    const texts = await textsOf(await pdf((page) => listed(page, 1.5)));
    expect(texts).toEqual(['•', 'Wired flat 0', '•', 'Wired flat 1', '•', 'Wired flat 2']);
  });

  it.each([
    ['dots as large as letters', 4, 1],
    ['the dots of a rating', 1.5, 5],
  ])('are not %s', async (_, radius, columns) => {
    expect(await textsOf(await pdf((page) => listed(page, radius, columns)))).not.toContain('•');
  });

  it('are not dots between texts', async () => {
    const bytes = await pdf((page) => {
      page.fontSize(10);
      for (const row of [0, 1, 2]) {
        page.text('Java', 70, 100 + row * 20);
        page.circle(95, 105 + row * 20, 1.5).fill('#000');
        page.text('Python', 100, 100 + row * 20);
      }
    });
    expect(await textsOf(bytes)).not.toContain('•');
  });
});
