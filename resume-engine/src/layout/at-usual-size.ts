import type { ReadDocument } from '../document/document';
import type { Item } from '../document/item';

const USUAL_SIZE = 10;

/**
 * The document scaled to the usual text size. Layout thresholds in points only apply to a page
 * printed smaller or larger after that.
 * @returns also the factor: 1 for Word documents, whose lines have no positions
 */
export function atUsualSize(document: ReadDocument): { readonly document: ReadDocument; readonly scale: number } {
  const size = middleSize(document.items);
  if (document.kind !== 'pdf' || size === 0) return { document, scale: 1 };
  const scale = USUAL_SIZE / size;
  const pages = document.pages.map((page) => ({ ...page, width: page.width * scale, height: page.height * scale }));
  return { document: { ...document, pages, items: document.items.map((item) => drawn(item, scale)) }, scale };
}

const drawn = (item: Item, scale: number): Item => ({
  ...item,
  x: item.x * scale,
  y: item.y * scale,
  width: item.width * scale,
  height: item.height * scale,
  size: item.size * scale,
});

function middleSize(items: readonly Item[]): number {
  const bySize = items.filter(({ size }) => size > 0).sort((one, other) => one.size - other.size);
  const letters = bySize.reduce((sum, { text }) => sum + text.length, 0);
  let seen = 0;
  return bySize.find(({ text }) => (seen += text.length) >= letters / 2)?.size ?? 0;
}
