import type { ReadDocument } from '../document/document';
import type { Item } from '../document/item';

const page = { width: 600, height: 800, pictureShare: 0 };

export type Piece = readonly [x: number, y: number, text: string, look?: Partial<Item>];

/** A test document: each piece five points per letter at size ten. */
export function documentOf(...pages: (readonly Piece[])[]): ReadDocument {
  const items = pages.flatMap((pieces, at) =>
    pieces.map(([x, y, text, look]): Item => {
      const size = look?.size ?? 10;
      const width = text.length * size * 0.5;
      const base = { page: at + 1, x, y, width, height: size, size, isBold: false, isItalic: false, font: 'F' };
      return { ...base, text, order: 0, source: 'pdf', ...look };
    }),
  );
  return {
    kind: 'pdf',
    pages: pages.map(() => page),
    items: items.map((item, order) => ({ ...item, order })),
    links: [],
    fonts: [],
    byteLength: 1,
    pagesLeftOut: 0,
    badCharacters: 0,
    characters: 1,
  };
}
