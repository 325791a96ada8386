import type { Item } from '../document/item';

/** The words in file order, as a reader without column detection extracts them. */
export function contentOrder(items: readonly Item[]): string[] {
  let text = '';
  let before: Item | undefined;
  for (const item of items.toSorted((a, b) => a.order - b.order)) {
    text += (before === undefined || touches(before, item) ? '' : ' ') + item.text;
    before = item;
  }
  return text.split(/\s+/u).filter((word) => word !== '');
}

function touches(before: Item, item: Item): boolean {
  if (before.page !== item.page || Math.abs(before.y - item.y) > 0.45 * item.size) return false;
  const gap = item.x - (before.x + before.width);
  return gap > -0.5 * item.size && gap < 0.18 * item.size;
}
