import { overlaid, type ParagraphFormat } from '../docx/paragraph-format';
import { binaryFormat } from './binary-formats';
import { binaryLook, type BinaryLook } from './binary-looks';
import { readSprms, type Sprm } from './property-runs';

interface Style {
  readonly base: number;
  readonly paragraph: readonly Sprm[];
  readonly characters: readonly Sprm[];
}

/** Character and paragraph format of a paragraph style. */
export interface BinaryStyle {
  readonly look: BinaryLook;
  readonly format: ParagraphFormat;
}

const NO_BASE = 0xfff;
const PARAGRAPH = 1;
const MAX_CHAIN = 12;
const DEFAULT: BinaryStyle = { look: { size: 10 }, format: {} };

/**
 * The paragraph styles of a style sheet (`STSH`), by number.
 * @returns a function that only knows the default if the sheet is broken
 */
export function readBinaryStyles(sheet: Uint8Array, fonts: readonly string[]): (style: number) => BinaryStyle {
  let styles: Map<number, Style>;
  try {
    styles = readSheet(sheet);
  } catch {
    styles = new Map();
  }
  const known = new Map<number, BinaryStyle>();
  const styleOf = (number: number, depth: number): BinaryStyle => {
    const style = styles.get(number);
    if (!style || depth > MAX_CHAIN) return DEFAULT;
    const base = style.base === NO_BASE ? DEFAULT : styleOf(style.base, depth + 1);
    return {
      look: binaryLook(style.characters, base.look, fonts),
      format: overlaid(base.format, binaryFormat(style.paragraph)),
    };
  };
  return (number) => known.get(number) ?? known.set(number, styleOf(number, 0)).get(number)!;
}

function readSheet(sheet: Uint8Array): Map<number, Style> {
  const view = new DataView(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  const count = view.getUint16(2, true);
  const baseLength = view.getUint16(4, true);
  const styles = new Map<number, Style>();
  let at = 2 + view.getUint16(0, true);
  for (let number = 0; number < count && at + 2 <= sheet.length; number += 1) {
    const length = view.getUint16(at, true);
    const style = length > baseLength ? readStyle(sheet.subarray(at + 2, at + 2 + length), baseLength) : undefined;
    if (style) styles.set(number, style);
    at += 2 + length;
  }
  return styles;
}

/**
 * The first property list of a paragraph style is for the paragraph, after the style number; the
 * second is for characters.
 */
function readStyle(bytes: Uint8Array, baseLength: number): Style | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kindAndBase = view.getUint16(2, true);
  if ((kindAndBase & 0xf) !== PARAGRAPH || baseLength + 2 > bytes.length) return undefined;
  const first = baseLength + 2 + view.getUint16(baseLength, true) * 2 + 2;
  const second = first + 2 + even(view.getUint16(first, true));
  const listAt = (at: number, skipped: number) =>
    at + 2 <= bytes.length ? readSprms(bytes.subarray(at + 2 + skipped, at + 2 + view.getUint16(at, true))) : [];
  return { base: kindAndBase >> 4, paragraph: listAt(first, 2), characters: listAt(second, 0) };
}

const even = (length: number) => length + (length % 2);
