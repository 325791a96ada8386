import type { Hint } from '../pieces/piece';

export interface FoundLabel<K extends string> extends Hint {
  readonly hint: K;
}

export type LabelWords<K extends string> = ReadonlyMap<string, K>;

/** `{ company: 'company|employer' }` as a map from each word to its kind. */
export function labelWords<K extends string>(words: Readonly<Record<K, string>>): LabelWords<K> {
  const map = new Map<string, K>();
  for (const kind of Object.keys(words) as K[]) for (const word of words[kind].split('|')) map.set(word, kind);
  return map;
}

/**
 * A label without punctuation: `Roles & Responsibilities :-` and `roles & responsibilities` are
 * equal.
 */
export const foldLabel = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(s\)/g, '')
    .replace(/[^a-z& ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|my) /, '')
    .trim();

const LABEL =
  /(^|[\t|;,•·]\s?|\s{2,})([A-Za-z][A-Za-z/&.() ]{1,64}?)\s{0,4}(#?\s?\d{0,2}\s?)(:[\t ]*-*|\t:?|\s[–—-](?=\s))[\t ]*/g;

/**
 * The labels of a line (`Company: X  Role: Y`, `Company<tab>X`). A dash makes a label only at the
 * beginning of the line.
 */
export function findLabels<K extends string>(text: string, words: LabelWords<K>): FoundLabel<K>[] {
  const found: FoundLabel<K>[] = [];
  LABEL.lastIndex = 0;
  for (let match = LABEL.exec(text); match; match = LABEL.exec(text)) {
    const [whole, before = '', label = '', , mark = ''] = match;
    const hint = words.get(foldLabel(label));
    const isSure = mark.includes(':') || match.index === 0;
    if (hint !== undefined && isSure) {
      found.push({ skipFrom: match.index + before.length, from: match.index + whole.length, hint });
    } else if (before || match.index > 0 || mark) {
      LABEL.lastIndex = match.index + Math.max(1, before.length + label.length);
    }
  }
  return found;
}

export function unlabelled(text: string, labels: readonly { skipFrom: number; from: number }[]): string {
  return labels.reduce(
    (rest, { skipFrom, from }) => rest.slice(0, skipFrom) + ' '.repeat(from - skipFrom) + rest.slice(from),
    text,
  );
}
