import { ValueError } from '../errors';
import { textOfMarkup } from './markup';
import { plainText, within } from './text';

interface ListRule {
  readonly maxItems: number;
  readonly maxLength: number;
  readonly between: RegExp;
}

/** Words such as skills, separated by commas. */
export const WORDS = /[,;|\n•]/;
/** Sentences such as requirements, which may contain commas. */
export const SENTENCES = /[;|\n•]/;

/** Reads an array, or a text with one item after another; duplicates are removed. */
export function list({ maxItems, maxLength, between }: ListRule): (value: unknown) => string[] {
  const bounded = within(maxLength);
  return (value) => {
    const items = (Array.isArray(value) ? value : [value]).flatMap((item) =>
      partsOf(item, { isWhole: Array.isArray(value) && value.length > 1, between }),
    );
    const distinct = [...new Set(items.map((item) => bounded(item)).filter(Boolean))];
    if (distinct.length > maxItems)
      throw new ValueError(`has ${distinct.length} items; at most ${maxItems} fit. Shorten it.`);
    return distinct;
  };
}

function partsOf(item: unknown, { isWhole, between }: { isWhole: boolean; between: RegExp }): string[] {
  const text = textOfMarkup(plainText(item));
  const parts = isWhole ? [text] : text.split(between);
  return parts.map((part) =>
    part
      .replace(/\s+/g, ' ')
      .replace(/^(?:[-–*•]|\d{1,2}[.)])\s+/, '')
      .trim(),
  );
}
