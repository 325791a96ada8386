import fc from 'fast-check';
import { type Encoding, encodingOf, toUtf8 } from './encoding';
import { FileError } from './errors';

async function* chunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  bytes: Buffer,
  { size = 7, encoding = encodingOf(bytes) }: { size?: number; encoding?: Encoding } = {},
) {
  const parts: Buffer[] = [];
  for await (const part of toUtf8(chunks(bytes, size), encoding)) parts.push(part);
  return Buffer.concat(parts).toString();
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from('नर्स, Pune'), 'नर्स, Pune'],
  ['UTF-8 with a mark', Buffer.from('\ufeffनर्स'), 'नर्स'],
  ['UTF-16, little end first', Buffer.from('\ufeffनर्स, Pune', 'utf16le'), 'नर्स, Pune'],
  ['UTF-16, big end first', utf16be('\ufeffनर्स, Pune'), 'नर्स, Pune'],
  ['UTF-16 without a mark', Buffer.from('title\nनर्स', 'utf16le'), 'title\nनर्स'],
  ['UTF-16 without a mark, big end first', utf16be('title\nनर्स'), 'title\nनर्स'],
  [
    'XML that says what it is',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1'),
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
  ],
])('%s is read', async (_, bytes, text) => {
  expect(await read(bytes)).toBe(text);
});

test('Windows-1252 is read with the option, and rejected with the line without it', async () => {
  const bytes = Buffer.from('title,company\nChef,Caf\xe9 Rose\n', 'latin1');
  expect(await read(bytes, { encoding: 'windows-1252' })).toBe('title,company\nChef,Café Rose\n');
  await expect(read(bytes)).rejects.toThrow(
    new FileError(
      'Line 2 holds bytes that are not UTF-8. Save the file as UTF-8 ("CSV UTF-8" in a spreadsheet program), or name its encoding, such as --encoding windows-1252.',
    ),
  );
});

test('a file that ends within a character is rejected', async () => {
  await expect(read(Buffer.from('a\nनर्स').subarray(0, -1))).rejects.toThrow('Line 2 holds bytes that are not UTF-8.');
  await expect(read(Buffer.from('\ufeffab', 'utf16le').subarray(0, -1))).rejects.toThrow(
    'The file is not whole utf-16le.',
  );
});

test('chunks may end anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), async (text, size) => {
      const isMarked = text.startsWith('\ufeff');
      expect(await read(Buffer.from(text), { size, encoding: 'utf-8' })).toBe(isMarked ? text.slice(1) : text);
    }),
  );
});
