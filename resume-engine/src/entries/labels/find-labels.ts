import type { Line } from '../../document/line';
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
  /(^(?:\(?(?:\d{1,2}|[ivx]{1,4})[.)]\s*)?|[\t|;,•·]\s?|\s{2,})([A-Za-z][A-Za-z/&.() ]{1,64}?)\s{0,4}(#?\s?\d{0,2}\s?)(:[\t ]*-*|\t:?|\s[–—-](?=\s))[\t ]*/g;

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
      const skipFrom = match.index === 0 ? 0 : match.index + before.length;
      found.push({ skipFrom, from: match.index + whole.length, hint });
    } else if (before || match.index > 0 || mark) {
      LABEL.lastIndex = match.index + Math.max(1, before.length + label.length);
    }
  }
  return found;
}

const MIN_LABELS = 4;
const MAX_LABEL_WORDS = 6;

/**
 * Lines whose labels differ from their values in color only (`Course B.Sc`, `Passing Year 2019`),
 * with a tab between them. Most lines must have one of several labels.
 */
export function separateLabels<K extends string>(lines: readonly Line[], words: LabelWords<K>): readonly Line[] {
  const lengths = lines.map((line) => plainLabelLength(line, words));
  const labels = lines.flatMap(({ text }, at) => (lengths[at]! > 0 ? [foldLabel(text.slice(0, lengths[at]))] : []));
  if (labels.length < Math.max(MIN_LABELS, 0.6 * lines.length) || new Set(labels).size < 3) return lines;
  return lines.map((line, at) => (lengths[at]! > 0 ? withTab(line, lengths[at]!) : line));
}

function plainLabelLength<K extends string>({ text, cells }: Line, words: LabelWords<K>): number {
  if (cells.length > 1) return 0;
  const spaces = [...text.matchAll(/ (?=[\p{Lu}\p{N}])/gu)].map(({ index }) => index).slice(0, MAX_LABEL_WORDS);
  return spaces.findLast((at) => words.has(foldLabel(text.slice(0, at)))) ?? 0;
}

function withTab(line: Line, at: number): Line {
  const text = `${line.text.slice(0, at)}\t${line.text.slice(at + 1)}`;
  const [cell] = line.cells;
  const x = line.x + ((line.right - line.x) * (at + 1)) / Math.max(1, line.text.length);
  const cells = cell
    ? [
        { ...cell, text: text.slice(0, at), right: x },
        { ...cell, text: text.slice(at + 1), x, from: at + 1 },
      ]
    : [];
  return { ...line, text, cells };
}

export function unlabeled(text: string, labels: readonly { skipFrom: number; from: number }[]): string {
  return labels.reduce(
    (rest, { skipFrom, from }) => rest.slice(0, skipFrom) + ' '.repeat(from - skipFrom) + rest.slice(from),
    text,
  );
}
