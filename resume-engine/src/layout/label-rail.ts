import { isFormLabel } from '../lexicon/form-labels';
import { isBullet } from './bullet';
import type { Phrase } from './phrases';

const MAX_WORDS = 7;
const MIN_LABELS = 3;
const SAME_LINE_EM = 0.45;

/**
 * Whether a side of a page holds the labels of a form whose values are on the other side: short
 * texts, most of them known labels, headings or dates, each at the height of its value.
 */
export function isLabelRail(
  left: readonly Phrase[],
  right: readonly Phrase[],
  isDated: (text: string) => boolean,
): boolean {
  const labels = left.filter((phrase) => !phrase.isHeading && !isBullet(phrase.text));
  if (labels.length < MIN_LABELS || left.some((phrase) => phrase.text.split(/\s+/u).length > MAX_WORDS)) return false;
  const known = labels.filter((phrase, at) => isLabel(labels, at) || isDated(phrase.text));
  const beside = labels.filter((phrase, at) => hasValue(phrase, right) || isContinued(labels, at));
  if (beside.length < 0.7 * labels.length) return false;
  if (areRightAligned(labels) && labels.length < 0.75 * right.length) return true;
  return labels.filter((_, at) => isLabel(labels, at)).length >= MIN_LABELS - 1 && known.length >= 0.5 * labels.length;
}

function isLabel(labels: readonly Phrase[], at: number): boolean {
  return [0, 1, 2].some((back) => {
    const first = at - back;
    if (first < 0) return false;
    return [1, 2, 3].some((count) => first + count > at && isFormLabel(textOf(labels.slice(first, first + count))));
  });
}

const textOf = (phrases: readonly Phrase[]): string =>
  phrases.every((phrase, at) => at === 0 || areWrapped(phrases[at - 1]!, phrase))
    ? phrases.map((phrase) => phrase.text).join(' ')
    : '';

const areWrapped = (upper: Phrase, lower: Phrase): boolean =>
  lower.look === upper.look && lower.y > upper.y && lower.y - upper.y < 1.8 * upper.size;

const isContinued = (labels: readonly Phrase[], at: number): boolean =>
  at > 0 && areWrapped(labels[at - 1]!, labels[at]!) && isLabel(labels, at);

const hasValue = (label: Phrase, right: readonly Phrase[]): boolean =>
  right.some((value) => Math.abs(value.y - label.y) < SAME_LINE_EM * Math.max(label.size, value.size));

function areRightAligned(side: readonly Phrase[]): boolean {
  const ends = side.map((phrase) => phrase.right).toSorted((a, b) => a - b);
  const edge = ends[Math.floor(ends.length / 2)] ?? 0;
  const atEdge = side.filter((phrase) => Math.abs(phrase.right - edge) < 2);
  const starts = new Set(atEdge.map((phrase) => Math.round(phrase.x / 4)));
  return atEdge.length >= 0.7 * side.length && starts.size >= 0.4 * atEdge.length;
}
