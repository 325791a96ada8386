import { lookOf } from './look';

interface Place {
  readonly left: number;
  readonly right: number;
}

interface Marker {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

// In em, close to browsers'.
const BULLET = 0.38;
const DIGIT = 0.572;
const STOP = 0.268;
const DISTANCE = 0.5;

/** The marker a browser draws before a list item, which is not text of the page. */
export function markerOf(item: HTMLLIElement, first: Place): Marker | undefined {
  const style = getComputedStyle(item);
  if (style.display !== 'list-item' || style.listStyleType === 'none') return undefined;
  const { size } = lookOf(item);
  const number = style.listStyleType === 'decimal' ? String(numberOf(item)) : '';
  const width = (number ? number.length * DIGIT + STOP : BULLET) * size;
  const distance = DISTANCE * size;
  const left = style.direction === 'rtl' ? first.right + distance : first.left - distance - width;
  return { text: number ? `${number}.` : '•', left, right: left + width };
}

function numberOf(item: HTMLLIElement): number {
  const list = item.parentElement;
  const start = list instanceof HTMLOListElement ? list.start : 1;
  return start + [...(list?.children ?? [])].indexOf(item);
}
