import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import type { Item } from '../../document/item';
import { multiply, type Matrix } from './matrix';
import type { PdfFont } from './pdf-font';

/** An item before it has a place in the whole document. */
export type PageItem = Omit<Item, 'order' | 'page' | 'source'>;

interface TextPlace {
  readonly toPage: Matrix;
  readonly fontOf: (id: string) => PdfFont;
}

/** How far from upright, in degrees, letters may lean before they count as turned. */
const UPRIGHT = 5;

/** A piece of text at its place on the page, with the direction it runs in, in degrees clockwise. */
export interface TurnedItem {
  readonly item: PageItem;
  readonly angle: number;
}

/** Puts a piece of text of pdf.js on the page. */
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
 * Leaves out what leans (a watermark), and what is turned a quarter keeps a square on the page, so that it joins no line by its width.
 * A page whose text is turned as a whole is turned back before.
 */
export function uprightItem({ item, angle }: TurnedItem): PageItem | undefined {
  const quarters = Math.round(angle / 90);
  if (Math.abs(angle - quarters * 90) > UPRIGHT) return undefined;
  return quarters === 0 ? item : { ...item, width: item.size, height: item.size };
}
