import { defined } from '../docx/looks';
import type { ParagraphFormat, TabStop } from '../docx/paragraph-format';
import type { Sprm } from './property-runs';

/** Properties of paragraphs ([MS-DOC], section 2.6.2); lengths are twentieths of a point. */
const SPRM = {
  align: new Set([0x2403, 0x2461]),
  left: new Set([0x840f, 0x845e]),
  first: new Set([0x8411, 0x8460]),
  before: new Set([0xa413]),
  after: new Set([0xa414]),
  line: new Set([0x6412]),
  joinsSameStyle: new Set([0x246d]),
  startsPage: new Set([0x2407]),
  tabs: new Set([0xc60d, 0xc615]),
};
const ALIGNMENTS: readonly ParagraphFormat['align'][] = ['left', 'center', 'right'];
const SINGLE_LINE = 240;
const TAB_KINDS: readonly TabStop['kind'][] = ['left', 'center', 'right', 'right'];

/** Paragraph format, as far as its properties define it. */
export function binaryFormat(sprms: readonly Sprm[]): ParagraphFormat {
  const operand = (codes: ReadonlySet<number>) => sprms.findLast(({ code }) => codes.has(code))?.operand;
  const points = (codes: ReadonlySet<number>) => {
    const twips = operand(codes)?.getInt16(0, true);
    return twips === undefined || Math.abs(twips) > 31_680 ? undefined : twips / 20;
  };
  const isOn = (codes: ReadonlySet<number>) => {
    const value = operand(codes)?.getUint8(0);
    return value === undefined ? undefined : value === 1;
  };
  return {
    ...defined('left', points(SPRM.left)),
    ...defined('first', points(SPRM.first)),
    ...defined('before', points(SPRM.before)),
    ...defined('after', points(SPRM.after)),
    ...defined('lineFactor', lineFactorOf(operand(SPRM.line))),
    ...defined('align', ALIGNMENTS[operand(SPRM.align)?.getUint8(0) ?? -1]),
    ...defined('tabs', tabsOf(operand(SPRM.tabs))),
    ...defined('joinsSameStyle', isOn(SPRM.joinsSameStyle)),
    ...defined('startsPage', isOn(SPRM.startsPage)),
  };
}

function lineFactorOf(operand: DataView | undefined): number | undefined {
  if (operand?.getInt16(2, true) !== 1) return undefined;
  const factor = operand.getInt16(0, true) / SINGLE_LINE;
  return factor > 0 && factor < 10 ? factor : undefined;
}

/** Removed tab stops, then added ones: positions, then kinds. */
function tabsOf(operand: DataView | undefined): TabStop[] | undefined {
  if (!operand || operand.byteLength < 2) return undefined;
  const removed = operand.getUint8(0);
  const at = 1 + removed * 2;
  const count = at < operand.byteLength ? operand.getUint8(at) : 0;
  if (at + 1 + count * 3 > operand.byteLength) return undefined;
  const place = (from: number, index: number) => operand.getInt16(from + index * 2, true) / 20;
  return [
    ...Array.from({ length: removed }, (_, index): TabStop => ({ at: place(1, index), kind: 'clear' })),
    ...Array.from({ length: count }, (_, index): TabStop => ({
      at: place(at + 1, index),
      kind: TAB_KINDS[operand.getUint8(at + 1 + count * 2 + index) & 7] ?? 'left',
    })),
  ];
}
