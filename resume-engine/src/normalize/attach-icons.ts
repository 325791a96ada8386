import type { Item } from '../document/item';
import type { Piece } from './split-glyphs';

/** Maximum distance of a label from its icon, in text sizes. */
const REACH = 4;

/**
 * Assigns each icon to the text on its right, or on its left if there is none; the icons themselves
 * are removed.
 */
export function attachIcons(pieces: readonly Piece[]): Item[] {
  const items = pieces.map(({ item }) => item);
  const labeled = new Map<Item, Item>();
  for (const { item: icon, isIcon } of pieces) {
    if (!isIcon) continue;
    const index = items.indexOf(icon);
    const near = items
      .slice(Math.max(0, index - 8), index + 9)
      .filter((item) => item.text !== '' && isOnLine(item, icon));
    const right = nearest(near, (item) => item.x - (icon.x + icon.width));
    const label = right ?? nearest(near, (item) => icon.x - (item.x + item.width));
    if (label && !labeled.has(label)) labeled.set(label, { ...label, icon: icon.icon! });
  }
  return pieces.filter(({ isIcon }) => !isIcon).map(({ item }) => labeled.get(item) ?? item);
}

const isOnLine = (item: Item, icon: Item) =>
  item.page === icon.page && Math.abs(item.y - icon.y) < Math.max(item.size, icon.size) * 0.6;

function nearest(items: readonly Item[], distanceTo: (item: Item) => number): Item | undefined {
  const [first] = items
    .map((item) => ({ item, distance: distanceTo(item) }))
    .filter(({ item, distance }) => distance > -item.size && distance < item.size * REACH)
    .sort((a, b) => a.distance - b.distance);
  return first?.item;
}
