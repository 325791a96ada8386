import { binaryFormat } from './binary-formats';
import { readSprms } from './property-runs';

const formatOf = (hex: string) => binaryFormat(readSprms(Uint8Array.from(Buffer.from(hex.replace(/\s/gu, ''), 'hex'))));

it.each([
  ['space before and after', '13a4 f000 14a4 5000', { before: 12, after: 4 }],
  ['indents', '0f84 d002 1184 98fe', { left: 36, first: -18 }],
  ['the line distance in lines', '1264 6801 0100', { lineFactor: 1.5 }],
  ['no line distance that is given in points', '1264 6801 0000', {}],
  ['the side text is set to', '0324 02', { align: 'right' }],
  ['the last of two', '13a4 f000 13a4 2800', { before: 2 }],
  ['tab stops', '0dc6 05 00 01 e8 1e 02', { tabs: [{ at: 395.6, kind: 'right' }] }],
  ['nothing absurd', '13a4 007c', {}],
  ['no tab stops that are cut off', '0dc6 03 00 05 e8', {}],
])('reads %s of a paragraph of a Word binary file', (_, hex, format) => {
  expect(formatOf(hex)).toEqual(format);
});
