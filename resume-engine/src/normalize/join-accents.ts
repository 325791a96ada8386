import type { Item } from '../document/item';
import { accented } from './plain-text';

const ENDS_IN_ACCENT = /[´¨ˆ˜¸`]$/u;

/** Moves an accent at the end of an item onto the first letter of the next: TeX draws it first. */
export function joinAccents(items: readonly Item[]): Item[] {
  const whole: Item[] = [];
  for (const item of items) {
    const before = whole.at(-1);
    const text = before && isBelow(before, item) ? accented(before.text.at(-1)!, item.text) : undefined;
    if (before === undefined || text === undefined) {
      whole.push(item);
      continue;
    }
    whole[whole.length - 1] = { ...before, text: before.text.slice(0, -1), width: item.x - before.x };
    whole.push({ ...item, text });
  }
  return whole;
}

const isBelow = (accent: Item, letter: Item): boolean =>
  ENDS_IN_ACCENT.test(accent.text) &&
  accent.page === letter.page &&
  Math.abs(accent.y - letter.y) < 0.3 * accent.size &&
  letter.x >= accent.x &&
  letter.x < accent.x + accent.width - 0.1 * accent.size;
