import { ValueFault } from '../faults';
import { textOfMarkup } from './markup';
import { plainText, within } from './text';

interface ListRule {
  /** Most items. */
  readonly most: number;
  /** Longest item, in characters. */
  readonly longest: number;
  /** What stands between the items of a text. */
  readonly between: RegExp;
}

/** Words such as skills, with commas between them. */
export const WORDS = /[,;|\n•]/;
/** Sentences such as requirements: commas belong to them. */
export const SENTENCES = /[;|\n•]/;

/** Reads an array, or a text with its items one after another; what is there twice counts once. */
export function list({ most, longest, between }: ListRule): (value: unknown) => string[] {
  const bounded = within(longest);
  return (value) => {
    const items = (Array.isArray(value) ? value : [value]).flatMap((item) =>
      partsOf(item, { isWhole: Array.isArray(value) && value.length > 1, between }),
    );
    const kept = [...new Set(items.map((item) => bounded(item)).filter(Boolean))];
    if (kept.length > most) throw new ValueFault(`has ${kept.length} items; at most ${most} fit. Shorten it.`);
    return kept;
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
