import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import WordExtractor from 'word-extractor';
import { readDocument } from '../read-document';

const file = readFileSync(join(__dirname, '../../../fixtures/word-binary-education-table.doc'));
const read = (bytes: Uint8Array = file) => readDocument(new Uint8Array(bytes));
const words = (text: string) => text.split(/\s+/u).filter(Boolean);

/** The file with the sector of a text changed, so that only this is broken. */
function changed(change: (copy: Buffer) => void) {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
}

const FIB = file.indexOf(Buffer.from('eca5', 'hex'));

describe('reading a Word binary file', () => {
  it('finds the same words as another reader, in the same order', async () => {
    const other = await new WordExtractor().extract(file);
    const { items } = await read();
    const body = items.slice(1, -1).map(({ text }) => text);
    expect(words(body.filter((text) => text !== '•').join(' ')).join('')).toBe(
      words(other.getBody({ filterUnicode: false }).replace(' and not seen', '')).join(''),
    );
  });

  it('reads looks from the style and the run', async () => {
    const { items } = await read();
    const look = (text: string) => items.find((item) => item.text === text);
    expect(look('ASHA RAO')).toMatchObject({ isBold: true, size: 18, font: 'Calibri' });
    expect(look('Experience')).toMatchObject({ isBold: true, size: 14, color: '#1f4e79' });
    expect(look('Software Engineer')).toMatchObject({ isBold: true, isItalic: false, size: 11 });
    expect(look(', Infosys Ltd')).toMatchObject({ isBold: false, isItalic: true });
  });

  it('sets headings apart according to their style', async () => {
    const { items } = await read();
    const y = (text: string) => items.find((item) => item.text === text)!.y;
    const between = (upper: string, lower: string) => y(lower) - y(upper);
    expect(between('Seen', 'Education')).toBeGreaterThan(2 * between('B.Tech (CSE)', 'XII (CBSE)'));
  });

  it('lays table cells out side by side', async () => {
    const { items } = await read();
    const at = (text: string) => items.find((item) => item.text === text)!;
    expect(at('2015').x).toBe(at('Year').x);
    expect(at('2015').y).toBe(at('XII (CBSE)').y);
    expect(at('XII (CBSE)').y).toBeGreaterThan(at('B.Tech (CSE)').y);
  });

  it('reads the header first, the footer last, bullets and links, but no hidden text', async () => {
    const document = await read();
    const texts = document.items.map(({ text }) => text);
    expect([texts[0], texts.at(-1)]).toEqual(['Asha Rao, Pune', 'I hereby declare the above to be true']);
    expect(texts.filter((text) => text === '•')).toHaveLength(2);
    expect(texts).toContain('Saved ₹ 2,00,000 a month by moving reports to a queue');
    expect(texts.join(' ')).not.toContain('not seen');
    expect(document.links).toEqual([
      { page: 1, text: 'LinkedIn', url: 'https://www.linkedin.com/in/asha-rao-example' },
    ]);
    expect(document.items.every(({ source }) => source === 'doc')).toBe(true);
  });

  it.each([
    ['encrypted', 'encrypted', (copy: Buffer) => copy.writeUInt16LE(copy.readUInt16LE(FIB + 10) | 0x100, FIB + 10)],
    ['written by Word 95', 'unsupported', (copy: Buffer) => copy.writeUInt16LE(0x68, FIB + 2)],
    ['without its piece table', 'damaged', (copy: Buffer) => copy.writeUInt32LE(0x7fffffff, FIB + 0x1a2)],
    ['whose sectors run in a circle', 'damaged', (copy: Buffer) => copy.fill(0, 512, 1024)],
    ['without text', 'empty', (copy: Buffer) => copy.fill(0, FIB + 0x4c, FIB + 0x68)],
  ])('rejects a file %s', async (_, code, change) => {
    await expect(read(changed(change))).rejects.toMatchObject({ code });
  });

  it('reads the text even if properties are broken', async () => {
    const { items } = await read(changed((copy) => copy.fill(0xff, FIB + 0xfa, FIB + 0x10a)));
    expect(items.map(({ text }) => text).join(' ')).toContain('Software Engineer, Infosys Ltd');
  });
});

it('lays out a nested table', async () => {
  const nested = join(__dirname, '../../../fixtures/tuned/libreoffice-frame-rows-doc/tsering-dolma-bhutia.doc');
  const { items } = await read(readFileSync(nested));
  const at = (text: string) => items.find((item) => item.text === text)!;
  const heads = ['Course', 'Institute', 'Year', 'Result'].map(at);
  expect(new Set(heads.map(({ y }) => y)).size).toBe(1);
  expect(heads.map(({ x }) => x)).toEqual(heads.map(({ x }) => x).toSorted((one, other) => one - other));
  expect(at('Class XII').x).toBe(heads[0]!.x);
  expect(at('Upselling').y).toBe(at('Opera PMS').y);
});
