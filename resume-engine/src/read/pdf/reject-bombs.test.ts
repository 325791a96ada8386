import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { rejectBombs } from './reject-bombs';

const MB = 1024 * 1024;
const FIXTURES = join(__dirname, '../../../fixtures');

const deflated = (content: Uint8Array, times = 1): Buffer =>
  times === 0 ? Buffer.from(content) : deflated(deflateSync(content, { level: 9 }), times - 1);
const pdf = (...streams: Uint8Array[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...streams.flatMap((stream) => [Buffer.from('1 0 obj<<>>stream\r\n'), stream, Buffer.from('\nendstream endobj\n')]),
  ]);
const zeros = (length: number) => Buffer.alloc(length);

test.each([
  ['a stream that inflates to 200 MB', () => [deflated(zeros(200 * MB))]],
  ['a stream of less than a kilobyte that is deflated twice', () => [deflated(zeros(200 * MB), 2)]],
  ['a stream that is deflated more often than anybody would', () => [deflated(zeros(10), 6)]],
  ['many streams within the limit of one', () => Array.from({ length: 5 }, () => deflated(zeros(50 * MB), 2))],
  ['a stream whose checksum is wrong', () => [withWrongEnd(deflated(zeros(200 * MB)))]],
  ['a stream deflated twice whose outer checksum is wrong', () => [withWrongEnd(deflated(zeros(200 * MB), 2))]],
])('%s is rejected', (_name, streams) => {
  const file = pdf(...streams());
  expect(() => rejectBombs(file)).toThrow(
    'The PDF holds far more than a resume. Send the resume alone, as PDF or DOCX.',
  );
});

function withWrongEnd(stream: Buffer): Buffer {
  const last = stream.length - 1;
  stream[last] = ~(stream[last] ?? 0);
  return stream;
}

test.each([
  ['a page of text', () => [deflated(Buffer.from('BT (Asha Rao) Tj ET'))]],
  ['a page scanned in color', () => [deflated(zeros(26 * MB))]],
  ['text that is deflated twice', () => [deflated(Buffer.from('BT (Asha Rao) Tj ET'), 2)]],
  ['a stream that breaks off', () => [deflated(zeros(MB)).subarray(0, 500)]],
  ['a stream of something else', () => [Buffer.from('x\x9cthis is not deflated data', 'latin1')]],
])('%s is accepted', (_name, streams) => {
  expect(() => rejectBombs(pdf(...streams()))).not.toThrow();
});

test('every PDF of the fixtures is accepted', () => {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) expect(() => rejectBombs(readFileSync(join(FIXTURES, name)))).not.toThrow();
});
