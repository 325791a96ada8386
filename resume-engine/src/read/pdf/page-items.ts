import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import type { Item } from '../../document/item';
import { multiply, type Matrix } from './matrix';
import type { PdfFont } from './pdf-font';

/** An item without its index in the document. */
export type PageItem = Omit<Item, 'order' | 'page' | 'source'>;

interface TextPlace {
  readonly toPage: Matrix;
  readonly fontOf: (id: string) => PdfFont;
}

/** Letters rotated by more degrees than this count as turned. */
const UPRIGHT = 5;

export interface TurnedItem {
  readonly item: PageItem;
  readonly angle: number;
}

/** Places a pdf.js text on the page. */
export function placeText(text: TextItem, { toPage, fontOf }: TextPlace): TurnedItem {
  const [a, b, c, d, x, y] = multiply(toPage, text.transform as unknown as Matrix);
  const size = Math.hypot(c, d);
  const font = fontOf(text.fontName);
  const item: PageItem = {
    x,
    y,
    width: text.width,
    height: text.height || size,
    size,
    isBold: font.isBold,
    isItalic: font.isItalic,
    font: font.name,
    text: text.str,
  };
  return { item, angle: (Math.atan2(b, a) * 180) / Math.PI };
}

/**
 * Drops rotated text (a watermark); text turned by a quarter is reduced to a square, so that it
 * joins no line by its width. A page turned as a whole is turned back before.
 */
export function uprightItem({ item, angle }: TurnedItem): PageItem | undefined {
  const quarters = Math.round(angle / 90);
  if (Math.abs(angle - quarters * 90) > UPRIGHT) return undefined;
  return quarters === 0 ? item : { ...item, width: item.size, height: item.size };
}
