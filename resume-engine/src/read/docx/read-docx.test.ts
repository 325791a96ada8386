import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  SymbolRun,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type ISectionOptions,
} from 'docx';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync, strFromU8 } from 'fflate';
import { readDocument } from '../read-document';
import { processorMs } from '../../testing/processor-time';

type Children = ISectionOptions['children'];

const read = async (document: Document) => readDocument(new Uint8Array(await Packer.toBuffer(document)));
const readBody = (children: Children, more: Partial<ISectionOptions> = {}) =>
  read(new Document({ sections: [{ ...more, children }] }));

/** A document with a hand-written XML body, for what the writer does not support. */
async function readXml(body: string, edit: (parts: Record<string, Uint8Array>) => void = () => {}) {
  const packed = await Packer.toBuffer(new Document({ sections: [{ children: [] }] }));
  const parts = unzipSync(new Uint8Array(packed));
  const xml = strFromU8(parts['word/document.xml']!);
  parts['word/document.xml'] = strToU8(xml.replace(/<w:body>.*(?=<w:sectPr)/s, `<w:body>${body}`));
  edit(parts);
  return readDocument(zipSync(parts));
}

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const textBox = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
const anchor = (place: { x: number; y: number; width: number; wrap: string }, content: string) =>
  `<w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${place.x * 12700}</wp:posOffset></wp:positionH>
   <wp:positionV relativeFrom="page"><wp:posOffset>${place.y * 12700}</wp:posOffset></wp:positionV>
   <wp:extent cx="${place.width * 12700}" cy="${100 * 12700}"/><wp:${place.wrap}/>
   <a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;

const texts = ({ items }: { items: readonly { text: string }[] }) => items.map(({ text }) => text);
const find = <T extends { text: string }>({ items }: { items: readonly T[] }, text: string): T =>
  items.find((item) => item.text === text) ??
  (() => {
    throw new Error(`no item "${text}"`);
  })();

describe('reading a Word document', () => {
  it('reads a real resume line by line, from top to bottom', async () => {
    const file = join(__dirname, '../../../fixtures/skillora-junior_developer_resume.docx');
    const document = await readDocument(new Uint8Array(readFileSync(file)));
    const expected = readFileSync(file.replace('.docx', '.txt'), 'utf8');
    const words = (text: string) => text.split(/\s+/u).filter(Boolean);
    expect(words(texts(document).join(' '))).toEqual(words(expected));
    expect(document).toMatchObject({ kind: 'docx', badCharacters: 0 });
    for (const [index, item] of document.items.slice(1).entries()) {
      const above = document.items[index]!;
      expect(item.page > above.page || item.y > above.y).toBe(true);
    }
  });

  it('resolves the looks of runs, styles and base styles', async () => {
    const document = await read(
      new Document({
        styles: {
          default: { document: { run: { font: 'Calibri', size: 22 } } },
          paragraphStyles: [
            { id: 'Base', name: 'Base', run: { bold: true, color: '336699' } },
            { id: 'Job', name: 'Job', basedOn: 'Base', run: { italics: true } },
          ],
        },
        sections: [
          {
            children: [
              new Paragraph({ style: 'Job', children: [new TextRun('Engineer')] }),
              new Paragraph({
                style: 'Job',
                children: [new TextRun({ text: 'Plain', bold: false, italics: false, size: 30 })],
              }),
              new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Experience' }),
            ],
          },
        ],
      }),
    );
    expect(find(document, 'Engineer')).toMatchObject({
      isBold: true,
      isItalic: true,
      color: '#336699',
      size: 11,
      font: 'Calibri',
    });
    expect(find(document, 'Plain')).toMatchObject({ isBold: false, isItalic: false, size: 15 });
    expect(find(document, 'Experience').size).toBe(16);
  });

  it('separates looks within a line and joins runs split by Word', async () => {
    const document = await readBody([
      new Paragraph({
        children: [new TextRun({ text: 'Infosys', bold: true }), new TextRun(', Pu'), new TextRun('ne, India')],
      }),
    ]);
    expect(document.items).toMatchObject([
      { text: 'Infosys', isBold: true },
      { text: ', Pune, India', isBold: false },
    ]);
    const [company, place] = document.items;
    expect(place!.x).toBeCloseTo(company!.x + company!.width, 1);
  });

  it('wraps long paragraphs into lines', async () => {
    const document = await readBody([new Paragraph('managed a team of twelve engineers '.repeat(30))]);
    expect(document.items.length).toBeGreaterThan(8);
    for (const item of document.items) expect(item.x + item.width).toBeLessThan(595 - 60);
  });

  it('moves text to tab stops, right-aligned ones included', async () => {
    const document = await readBody([
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
        children: [new TextRun('Engineer'), new TextRun({ children: [new Tab(), '2019 - 2021'] })],
      }),
      new Paragraph({ children: [new TextRun({ children: ['Name', new Tab(), new Tab(), ': Asha'] })] }),
    ]);
    const date = find(document, '2019 - 2021');
    expect(date.x + date.width).toBeCloseTo(72 + 450, 0);
    expect(date.y).toBe(find(document, 'Engineer').y);
    expect(find(document, ': Asha').x).toBeCloseTo(72 + 72, 0);
  });

  it('treats many spaces in a row as a gap', async () => {
    const document = await readBody([new Paragraph('Infosys            2019')]);
    expect(texts(document)).toEqual(['Infosys', '2019']);
    expect(document.items[1]!.x).toBeGreaterThan(document.items[0]!.x + document.items[0]!.width + 20);
  });

  it('adds bullets and numbers to list paragraphs', async () => {
    const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
      level: 0,
      format,
      text,
      style: { paragraph: { indent: { left: 720, hanging: 360 } } },
    });
    const item = (text: string, reference: string) => new Paragraph({ text, numbering: { reference, level: 0 } });
    const document = await read(
      new Document({
        numbering: {
          config: [
            { reference: 'dots', levels: [{ ...level(LevelFormat.BULLET, '\uf0a7') }] },
            { reference: 'numbers', levels: [level(LevelFormat.LOWER_ROMAN, '(%1)')] },
          ],
        },
        sections: [
          { children: [item('One', 'dots'), item('Two', 'numbers'), item('Three', 'numbers'), item('Four', 'dots')] },
        ],
      }),
    );
    expect(texts(document)).toEqual(['•', 'One', '(i)', 'Two', '(ii)', 'Three', '•', 'Four']);
    expect(find(document, '•').x).toBeCloseTo(72 + 18, 0);
    expect(find(document, 'One').x).toBeCloseTo(72 + 36, 0);
    expect(find(document, 'One').y).toBe(find(document, '•').y);
  });

  it('lays table cells out side by side, merged ones once', async () => {
    const cell = (text: string, more = {}) => new TableCell({ ...more, children: [new Paragraph(text)] });
    const document = await readBody([
      new Table({
        columnWidths: [3000, 3000, 3000],
        rows: [
          new TableRow({ children: [cell('Degree'), cell('Institute'), cell('Year')] }),
          new TableRow({ children: [cell('B.Tech', { rowSpan: 2 }), cell('IIT Bombay'), cell('2019')] }),
          new TableRow({ children: [cell('IIT Delhi'), cell('2021')] }),
          new TableRow({ children: [cell('All of it', { columnSpan: 2 }), cell('2023')] }),
        ],
      }),
    ]);
    expect(texts(document)).toEqual([
      'Degree',
      'Institute',
      'Year',
      'B.Tech',
      'IIT Bombay',
      '2019',
      'IIT Delhi',
      '2021',
      'All of it',
      '2023',
    ]);
    expect(document.items.every(({ source }) => source === 'docx-table')).toBe(true);
    const at = (text: string) => find(document, text);
    expect(at('IIT Delhi').x).toBe(at('Institute').x);
    expect(at('2021').y).toBe(at('IIT Delhi').y);
    expect(at('2023').x).toBe(at('Year').x);
    expect(at('Institute').x).toBeCloseTo(at('Degree').x + 150, 0);
  });

  it('lays out a layout table without a useful grid as page columns', async () => {
    const lines = (name: string) => Array.from({ length: 60 }, (_, index) => new Paragraph(`${name} ${index}`));
    const document = await readBody([
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: [
          new TableRow({
            children: [
              new TableCell({ width: { size: 30, type: WidthType.PERCENTAGE }, children: lines('side') }),
              new TableCell({ width: { size: 70, type: WidthType.PERCENTAGE }, children: lines('main') }),
            ],
          }),
        ],
      }),
    ]);
    expect(document.pages).toHaveLength(2);
    expect(find(document, 'main 59')).toMatchObject({ page: 2, y: find(document, 'side 59').y });
    expect(find(document, 'main 0').x).toBeGreaterThan(72 + 100);
  });

  it('reads headers, footers and footnotes at their positions', async () => {
    const document = await read(
      new Document({
        footnotes: { 1: { children: [new Paragraph('A note')] } },
        sections: [
          {
            headers: { default: new Header({ children: [new Paragraph('Asha Rao')] }) },
            footers: { default: new Footer({ children: [new Paragraph('Page 1')] }) },
            children: [new Paragraph({ children: [new TextRun('Engineer'), new FootnoteReferenceRun(1)] })],
          },
        ],
      }),
    );
    expect(document.items).toMatchObject([
      { text: 'Asha Rao', source: 'docx-header', page: 1 },
      { text: 'Engineer', source: 'docx-body' },
      { text: 'A note', source: 'docx-body' },
      { text: 'Page 1', source: 'docx-footer' },
    ]);
    const ys = document.items.map(({ y }) => y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });

  it('reads links, their texts and field links', async () => {
    const link = new ExternalHyperlink({
      link: 'https://linkedin.com/in/asha',
      children: [new TextRun('Linked'), new TextRun({ text: 'In', bold: true })],
    });
    expect((await readBody([new Paragraph({ children: [link] })])).links).toEqual([
      { page: 1, url: 'https://linkedin.com/in/asha', text: 'Linked In' },
    ]);
    const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const field = `${char('begin')}<w:r><w:instrText> HYPERLINK "mailto:asha@x.in" </w:instrText></w:r>${char('separate')}${run('asha@x.in')}${char('end')}${run(' after')}`;
    const document = await readXml(paragraph(field));
    expect(document.links).toEqual([{ page: 1, url: 'mailto:asha@x.in', text: 'asha@x.in' }]);
    expect(texts(document).join(' ')).toBe('asha@x.in after');
  });

  it('starts pages at page breaks', async () => {
    const document = await readBody([
      new Paragraph({ children: [new TextRun('first'), new PageBreak()] }),
      new Paragraph('second'),
      new Paragraph({ text: 'third', pageBreakBefore: true }),
    ]);
    expect(document.items.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(document.pages).toHaveLength(3);
  });

  it('lays columns out side by side', async () => {
    const document = await readXml(
      paragraph(run('left')) + paragraph('<w:r><w:br w:type="column"/></w:r>' + run('right')),
      (parts) => {
        const xml = strFromU8(parts['word/document.xml']!);
        parts['word/document.xml'] = strToU8(
          xml.replace(/<w:cols[^>]*>|(?=<\/w:sectPr>)/, '<w:cols w:num="2" w:space="720"/>'),
        );
      },
    );
    expect(find(document, 'right').y).toBeCloseTo(find(document, 'left').y, 0);
    expect(find(document, 'right').x).toBeGreaterThan(find(document, 'left').x + 200);
    expect(document.items.map(({ stretch }) => stretch)).toEqual([0, 1]);
  });

  it('numbers columns across sections and pages, only if a section has columns', async () => {
    const sections = (columns: string) =>
      readXml(
        paragraph(run('head'), '<w:sectPr/>') +
          paragraph(run('one') + '<w:r><w:br w:type="page"/></w:r>' + run('two')) +
          paragraph(run('three'), `<w:sectPr><w:type w:val="continuous"/>${columns}</w:sectPr>`),
      );
    const stretchesOf = async (columns: string) => (await sections(columns)).items.map(({ stretch }) => stretch);
    const [head, one, two, three] = await stretchesOf('<w:cols w:num="2"/>');
    expect([one! > head!, two! > one!, three]).toEqual([true, true, two]);
    expect(await stretchesOf('')).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('reads a text box once, at its position, and wraps text beside it', async () => {
    const content = textBox(paragraph(run('Contact')) + paragraph(run('98450 12345')));
    const choice = `<mc:AlternateContent><mc:Choice Requires="wps">${anchor({ x: 20, y: 72, width: 150, wrap: 'wrapSquare' }, content)}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
    const document = await readXml(paragraph(`<w:r>${choice}</w:r>${run('Experience')}`) + paragraph(run('Engineer')));
    expect(texts(document)).toEqual(['Contact', '98450 12345', 'Experience', 'Engineer']);
    expect(document.items.map(({ source }) => source)).toEqual([
      'docx-textbox',
      'docx-textbox',
      'docx-body',
      'docx-body',
    ]);
    expect(find(document, 'Contact').x).toBeCloseTo(27.2, 0);
    expect(find(document, 'Engineer').x).toBeGreaterThan(170);
  });

  it('reads a text box outside the runs, and tabs written as characters', async () => {
    const box = `<w:pict><v:shape style="width:450pt;height:70pt"><v:textbox>${textBox(paragraph(run('Asha Rao')))}</v:textbox></v:shape></w:pict>`;
    const document = await readXml(paragraph(box) + paragraph(run('Infosys\t2019')));
    expect(texts(document)).toEqual(['Asha Rao', 'Infosys', '2019']);
    expect(find(document, '2019').x).toBeCloseTo(72 + 36, 0);
  });

  it.each([
    ['deleted text', `<w:del>${run('old').replaceAll('w:t', 'w:delText')}</w:del>${run('new')}`, 'new'],
    ['inserted text', `<w:ins>${run('new')}</w:ins>`, 'new'],
    ['moved text once', `<w:moveFrom>${run('moved')}</w:moveFrom><w:moveTo>${run('moved')}</w:moveTo>`, 'moved'],
    ['hidden text', `${run('hidden', '<w:vanish/>')}${run('shown')}`, 'shown'],
    ['content controls', `<w:sdt><w:sdtContent>${run('Asha')}</w:sdtContent></w:sdt>`, 'Asha'],
    ['simple fields', `<w:fldSimple w:instr="TITLE">${run('Resume')}</w:fldSimple>`, 'Resume'],
    ['hyphens', `<w:r><w:t>full</w:t><w:noBreakHyphen/><w:t>st</w:t><w:softHyphen/><w:t>ack</w:t></w:r>`, 'full-stack'],
    ['symbols', `<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>${run(' Java')}`, '• Java'],
    ['XML entities', run('R&amp;D &lt;3 &#8377;5 &#x20b9;'), 'R&D <3 ₹5 ₹'],
    ['formulas', `<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>`, 'x'],
  ])('reads %s like Word', async (_, content, text) => {
    expect(
      texts(await readXml(paragraph(content)))
        .join('')
        .replace('•Java', '• Java'),
    ).toBe(text);
  });

  it('reads an icon of a symbol font as the label of its text', async () => {
    const document = await readBody([
      new Paragraph({
        children: [new SymbolRun({ char: 'F028', symbolfont: 'Wingdings' }), new TextRun(' 98450 12345')],
      }),
    ]);
    expect(document.items).toMatchObject([{ text: '98450 12345', icon: 'phone' }]);
  });

  it('centres and right-aligns', async () => {
    const document = await readBody([
      new Paragraph({ text: 'Asha Rao', alignment: AlignmentType.CENTER }),
      new Paragraph({ text: 'Pune', alignment: AlignmentType.RIGHT }),
    ]);
    const [name, place] = document.items;
    const { width } = document.pages[0]!;
    expect(name!.x + name!.width / 2).toBeCloseTo(width / 2, 0);
    expect(place!.x + place!.width).toBeCloseTo(width - 72, 0);
  });
});

describe('invalid Word documents', () => {
  it.each([
    ['a document type', 'damaged', '<!DOCTYPE w:document [<!ENTITY a "b">]><w:document/>'],
    ['a missing body', 'damaged', '<w:document/>'],
    ['tags nested without end', 'damaged', '<w:p>'.repeat(5_000)],
  ])('rejects %s', async (_, code, xml) => {
    await expect(readXml('', (parts) => (parts['word/document.xml'] = strToU8(xml)))).rejects.toMatchObject({ code });
  });

  it('rejects a bomb before it is inflated', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(30 * 1024 * 1024) }, { level: 9 });
    const before = processorMs();
    await expect(readDocument(bomb)).rejects.toMatchObject({ code: 'too-large' });
    expect(processorMs() - before).toBeLessThan(4_000);
  });

  it('rejects a document without text and pictures', async () => {
    await expect(readBody([])).rejects.toMatchObject({ code: 'empty' });
  });
});

describe('headings in a table column beside their text', () => {
  const cell = (content: string, width: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
  const table = (rows: readonly (readonly [string, string])[]) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="1300"/><w:gridCol w:w="7700"/></w:tblGrid>${rows
      .map(([side, text]) => `<w:tr>${cell(paragraph(run(side)), 1300)}${cell(paragraph(run(text)), 7700)}</w:tr>`)
      .join('')}</w:tbl>`;
  const lower = async (rows: readonly (readonly [string, string])[], [upper, under]: readonly [string, string]) => {
    const document = await readXml(table(rows));
    return find(document, under).y - find(document, upper).y;
  };

  it('are placed above it, each in one line', async () => {
    const rows = [
      ['Professional Experience', 'Wireman'],
      ['Academic Qualification', 'S.S.C.'],
      ['Technical Skills', 'Earthing'],
      ['Nursing Procedures Known', 'Triage'],
    ] as const;
    for (const row of rows) expect(await lower(rows, row)).toBeGreaterThan(8);
  });

  it('are placed above it if further rows continue their sections', async () => {
    const rows = [
      ['Experience', 'Wireman'],
      ['', 'Fitter'],
      ['', 'Helper'],
      ['', 'Trainee'],
      ['Education', 'S.S.C.'],
      ['Skills', 'Earthing'],
    ] as const;
    expect(await lower(rows, ['Experience', 'Wireman'])).toBeGreaterThan(8);
    expect(await lower(rows, ['Education', 'S.S.C.'])).toBeGreaterThan(8);
  });

  it('are placed above it if each section is a separate table', async () => {
    const sections = ['Experience', 'Education', 'Skills'];
    const document = await readXml(sections.map((name) => table([[name, `about ${name}`]])).join(paragraph('')));
    const apart = sections.map((name) => find(document, `about ${name}`).y - find(document, name).y);
    expect(Math.min(...apart)).toBeGreaterThan(8);
  });

  it('have their text at the left edge, so that it is not a column of its own', async () => {
    const rows = ['Experience', 'Education', 'Skills'].map((name) => [name, `about ${name}`] as const);
    const document = await readXml(table(rows));
    expect(find(document, 'about Skills').x).toBe(find(document, 'Skills').x);
  });

  it('are not moved if they are form labels', async () => {
    const rows = [
      ['Name', 'Asha Rao'],
      ['Gender', 'Female'],
      ['Skills', 'Earthing'],
    ] as const;
    for (const row of rows) expect(await lower(rows, row)).toBeCloseTo(0);
  });
});

describe('the tables of a Word document', () => {
  const cell = (...paragraphs: readonly string[]) =>
    new TableCell({ children: paragraphs.map((text) => new Paragraph(text)) });
  const table = (...rows: readonly (readonly TableCell[])[]) =>
    new Table({ columnWidths: [1500, 1500, 1500], rows: rows.map((cells) => new TableRow({ children: [...cells] })) });
  const placeOf = (document: Awaited<ReturnType<typeof readBody>>, text: string) => find(document, text).place;

  it('give each text of a data table its row and column, also where cells wrap', async () => {
    const document = await readBody([
      table(
        [cell('Degree'), cell('Institute'), cell('Year')],
        [cell('Bachelor of Engineering'), cell('Sandip Institute of Technology'), cell('2022')],
        [cell('10th'), cell('Rungta High School'), cell('2015')],
      ),
    ]);
    const row = placeOf(document, '2022')!.row;
    expect(placeOf(document, 'Engineering')).toMatchObject({ row, column: 0 });
    expect(placeOf(document, 'Technology')).toMatchObject({ row, column: 1 });
    expect(placeOf(document, '10th')!.row).toBeGreaterThan(row);
  });

  it('give no place to a heading in a row of its own', async () => {
    const document = await readBody([
      table(
        [new TableCell({ columnSpan: 3, children: [new Paragraph('Education')] })],
        [cell('B.Com'), cell('Holkar College'), cell('2011')],
        [cell('12th'), cell('Malav School'), cell('2008')],
      ),
    ]);
    expect(placeOf(document, 'Education')).toBeUndefined();
    expect(placeOf(document, 'B.Com')).toBeDefined();
  });

  it('order the columns of a layout table, the name first', async () => {
    const document = await readBody([
      new Table({
        columnWidths: [3000, 6000],
        rows: [
          new TableRow({
            children: [
              cell('Skills', 'Earthing', 'Hobbies', 'Chess'),
              cell('Asha Rao', 'Experience', 'Wireman', 'Education', 'S.S.C.'),
            ],
          }),
        ],
      }),
      new Paragraph('I declare that this is true.'),
    ]);
    const order = document.items.toSorted((one, other) => one.stretch! - other.stretch!).map(({ text }) => text);
    expect(order.slice(0, 3)).toEqual(['Asha Rao', 'Skills', 'Earthing']);
    expect(order.slice(-3)).toEqual(['Education', 'S.S.C.', 'I declare that this is true.']);
  });

  it('order a row of name and contact details before the columns below it', async () => {
    const document = await readBody([
      new Table({
        columnWidths: [6000, 3000],
        rows: [
          new TableRow({ children: [cell('Asha Rao'), cell('asha@example.com')] }),
          new TableRow({ children: [cell('Experience', 'Wireman'), cell('Skills', 'Earthing')] }),
        ],
      }),
    ]);
    const order = document.items.toSorted((one, other) => one.stretch! - other.stretch!).map(({ text }) => text);
    expect(order).toEqual(['Asha Rao', 'asha@example.com', 'Experience', 'Wireman', 'Skills', 'Earthing']);
  });

  it('order rows of two columns under each other', async () => {
    const document = await readBody([
      new Table({
        columnWidths: [3000, 6000],
        rows: [
          new TableRow({ children: [cell('Skills'), cell('Experience', 'Wireman')] }),
          new TableRow({ children: [cell('Earthing', 'Wiring'), cell('Fitter')] }),
        ],
      }),
    ]);
    const order = document.items.toSorted((one, other) => one.stretch! - other.stretch!).map(({ text }) => text);
    expect(order).toEqual(['Skills', 'Earthing', 'Wiring', 'Experience', 'Wireman', 'Fitter']);
  });

  it('read labels and values row by row', async () => {
    const document = await readBody([
      new Table({
        columnWidths: [3000, 6000],
        rows: [
          new TableRow({ children: [cell('Skills'), cell('Earthing, Wiring')] }),
          new TableRow({ children: [cell('Education'), cell('S.S.C., Pune Board')] }),
        ],
      }),
    ]);
    expect(document.items.every(({ stretch }) => stretch === undefined)).toBe(true);
    expect(find(document, 'Skills').y).toBe(find(document, 'Earthing, Wiring').y);
  });
});
