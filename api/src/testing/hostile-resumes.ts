import { deflateRawSync, deflateSync } from 'node:zlib';

interface PdfObject {
  readonly dictionary: string;
  readonly stream?: Uint8Array;
}

/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function pdfOf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(at);
    if (!stream) add(Buffer.from(`${index + 1} 0 obj<<${dictionary}>>endobj\n`));
    else {
      add(Buffer.from(`${index + 1} 0 obj<<${dictionary}/Length ${stream.length}>>stream\n`));
      add(Buffer.from(stream));
      add(Buffer.from('\nendstream endobj\n'));
    }
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = at;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\n`));
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const CATALOG = { dictionary: '/Type/Catalog/Pages 2 0 R' };
const PAGES = { dictionary: '/Type/Pages/Kids[3 0 R]/Count 1' };
const page = (resources: string) => ({
  dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources}>>`,
});

const zeros = (length: number) => Buffer.alloc(length);

/** A PDF of less than a kilobyte whose page has 200 MB of content, deflated twice. */
export function deflatedTwice(length = 200_000_000): Buffer {
  const stream = deflateSync(deflateSync(zeros(length), { level: 9 }), { level: 9 });
  return pdfOf([CATALOG, PAGES, page(''), { dictionary: '/Filter[/FlateDecode/FlateDecode]', stream }]);
}

/** A PDF whose page draws a form that draws itself. */
export const drawsItself = (): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    page('/XObject<</X 5 0 R>>'),
    { dictionary: '', stream: Buffer.from('/X Do') },
    form('/X 5 0 R', '/X Do /X Do'),
  ]);

/** A PDF with `10 ** depth` nested forms without a cycle. */
export const drawsTenfold = (depth: number): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    page('/XObject<</X 5 0 R>>'),
    { dictionary: '', stream: Buffer.from('/X Do') },
    ...Array.from({ length: depth }, (_, level) => form(`/X ${level + 6} 0 R`, '/X Do '.repeat(10))),
    form('', '0 0 m'),
  ]);

const form = (objects: string, content: string) => ({
  dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<<${objects}>>>>`,
  stream: Buffer.from(content),
});

/** A PDF with forms that each draw all of them. */
export const drawsEachOther = (forms: number): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    page('/XObject<</X 5 0 R>>'),
    { dictionary: '', stream: Buffer.from('/X Do') },
    ...Array.from({ length: forms }, () =>
      form(
        Array.from({ length: forms }, (_, other) => `/X${other} ${other + 5} 0 R`).join(''),
        Array.from({ length: forms }, (_, other) => `/X${other} Do `).join(''),
      ),
    ),
  ]);

/** A PDF whose page is masked by a form that is masked by itself. */
export const masksItself = (): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    page('/ExtGState<</G 6 0 R>>'),
    { dictionary: '', stream: Buffer.from('/G gs 0 0 9 9 re f') },
    {
      dictionary:
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</ExtGState<</G 6 0 R>>>>',
      stream: Buffer.from('/G gs 0 0 9 9 re f'),
    },
    { dictionary: '/Type/ExtGState/SMask<</S/Luminosity/G 5 0 R>>' },
  ]);

const textPage = (content: Uint8Array, filter = '') => [
  CATALOG,
  PAGES,
  page(''),
  { dictionary: filter, stream: content },
];

/** A PDF whose page content is an array in an array, and so on. */
export const nestsDeeply = (depth: number): Buffer =>
  pdfOf(textPage(Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)} TJ`)));

/** A PDF that claims this number of pages. */
export const claimsPages = (pages: number): Buffer =>
  pdfOf([
    CATALOG,
    { dictionary: `/Type/Pages/Kids[3 0 R]/Count ${pages}` },
    page(''),
    { dictionary: '', stream: zeros(1) },
  ]);

/** A PDF with an object stream that claims this number of objects and inflates to 100 MB. */
export const claimsObjects = (objects: number): Buffer =>
  pdfOf([
    ...textPage(zeros(1)),
    {
      dictionary: `/Type/ObjStm/N ${objects}/First 10/Filter/FlateDecode`,
      stream: deflateSync(Buffer.alloc(100_000_000, '1 0 '), { level: 9 }),
    },
  ]);

/**
 * A Word document whose text inflates to this length. CRCs are zero, because they are not checked
 * before inflating.
 */
export function zipBomb(length = 200_000_000): Buffer {
  const name = Buffer.from('word/document.xml');
  const content = deflateRawSync(zeros(length), { level: 9 });
  const sizes = (header: Buffer, at: number) => {
    header.writeUInt32LE(content.length, at);
    header.writeUInt32LE(length, at + 4);
    header.writeUInt16LE(name.length, at + 8);
    return header;
  };
  const local = sizes(Buffer.from('504b0304140000000800'.padEnd(60, '0'), 'hex'), 18);
  const entry = sizes(Buffer.from('504b01021400140000000800'.padEnd(92, '0'), 'hex'), 20);
  const end = Buffer.from('504b05060000000001000100'.padEnd(44, '0'), 'hex');
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + content.length, 16);
  return Buffer.concat([local, name, content, entry, name, end]);
}
