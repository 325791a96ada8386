import { defined, type Look } from '../docx/looks';
import type { Sprm } from './property-runs';

/** Character format, and the symbol if the character is one. */
export interface BinaryLook extends Look {
  readonly isDeleted?: boolean;
  readonly symbol?: { readonly code: number; readonly font: number };
}

const SPRM = {
  deleted: 0x0800,
  bold: 0x0835,
  italic: 0x0836,
  hidden: 0x083c,
  size: 0x4a43,
  font: 0x4a4f,
  color: 0x6870,
  symbol: 0x6a09,
};

/** Applies character properties to a look. */
export function binaryLook(sprms: readonly Sprm[], above: BinaryLook, fonts: readonly string[]): BinaryLook {
  let look = above;
  for (const { code, operand } of sprms) look = { ...look, ...changed(code, operand, { above, fonts }) };
  return look;
}

interface Surroundings {
  readonly above: BinaryLook;
  readonly fonts: readonly string[];
}

function changed(code: number, operand: DataView, { above, fonts }: Surroundings): BinaryLook {
  if (code === SPRM.bold) return { isBold: toggled(operand, above.isBold) };
  if (code === SPRM.italic) return { isItalic: toggled(operand, above.isItalic) };
  if (code === SPRM.hidden) return { isHidden: toggled(operand, above.isHidden) };
  if (code === SPRM.deleted) return { isDeleted: toggled(operand, above.isDeleted) };
  if (code === SPRM.size) return defined('size', operand.getUint16(0, true) / 2 || undefined);
  if (code === SPRM.font) return defined('font', fonts[operand.getUint16(0, true)]);
  if (code === SPRM.color) return defined('color', colorOf(operand));
  if (code !== SPRM.symbol) return {};
  return { symbol: { font: operand.getUint16(0, true), code: operand.getUint16(2, true) } };
}

/** 0 and 1 are off and on, 0x80 inherits, 0x81 inverts. */
function toggled(operand: DataView, above = false): boolean {
  const value = operand.getUint8(0);
  return value === 0x80 ? above : value === 0x81 ? !above : value === 1;
}

/** The fourth byte marks the automatic color. */
function colorOf(operand: DataView): string | undefined {
  if (operand.getUint8(3) !== 0) return undefined;
  return `#${[0, 1, 2].map((at) => operand.getUint8(at).toString(16).padStart(2, '0')).join('')}`;
}
