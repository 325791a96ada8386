import type { Field, Span } from '../../document/span';
import type { Candidate } from '../assign/assign';

/** Evidence of a value composed of pieces, one span per line. */
function spansOf<V>({ pieces }: Candidate<V>): Span[] {
  const spans: Span[] = [];
  for (const line of new Set(pieces.map((piece) => piece.line))) {
    const own = pieces.filter((piece) => piece.line === line);
    const from = Math.min(...own.map((piece) => piece.from));
    const to = Math.max(...own.map((piece) => piece.to));
    spans.push({ page: line.page, line: line.index, from, to, text: line.text.slice(from, to) });
  }
  return spans;
}

/** Quotes and punctuation around a value are not part of it. */
export function trimValue(text: string): string {
  const trimmed = text
    .replace(/^["“”'‘’*_\s]+(?=[\p{L}\p{N}])/u, '')
    .replace(/[\s*_:;,–—|-]+$/u, '')
    .replace(/(?<=[\p{L}\p{N}.)])["”]$/u, '');
  return /\p{Ll}{3}\.$/u.test(trimmed) && !/\b(?:Corp|Bros|Dept|Univ|Intl|Engg)\.$/.test(trimmed)
    ? trimmed.slice(0, -1).trimEnd()
    : trimmed;
}

/** A value as written; confidence grows with the score of its parse. */
export function textField<V>(slot: Candidate<V> & { readonly score: number }): Field<string> {
  const confidence = Math.max(0.3, Math.min(0.98, 0.5 + slot.score * 0.18));
  return { value: trimValue(slot.text), raw: slot.text, confidence, spans: spansOf(slot) };
}
