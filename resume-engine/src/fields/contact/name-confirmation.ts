import type { Field } from '../../document/span';
import { fold, squeeze } from '../../lexicon/words';

/** Names in the person's accounts, split into parts: `asha.rao92@…` is `asha`, `rao`. */
export function accountNames(email: string | undefined, links: readonly Field<string>[]): string[][] {
  const slugs = links.flatMap(({ value }) => /(?:linkedin\.com\/in|github\.com)\/([^/?#\s]+)/i.exec(value)?.[1] ?? []);
  const local = email === undefined ? [] : [email.slice(0, email.indexOf('@'))];
  return [...local, ...slugs].map((name) =>
    fold(name)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
}

export interface Likeness {
  readonly score: number;
  readonly parts: readonly string[];
}

/** Similarity of a name to one of the accounts. */
export function likeness(name: string, accounts: readonly string[][]): Likeness {
  const words = name
    .split(/[\s.'’-]+/)
    .map(squeeze)
    .filter(Boolean);
  return accounts
    .map((parts) => ({ parts, score: likenessOf(words, parts) }))
    .reduce<Likeness>((best, next) => (next.score > best.score ? next : best), { score: 0, parts: [] });
}

function likenessOf(words: readonly string[], parts: readonly string[]): number {
  const joined = parts.join('');
  if (joined.length < 3 || words.length === 0) return 0;
  if (words.join('') === joined || [...words].reverse().join('') === joined) return 3;
  const long = words.filter((word) => word.length > 2);
  const inside = long.filter(
    (word) => joined.includes(word) || parts.some((part) => part.length > 3 && word.startsWith(part)),
  );
  if (long.length > 0 && inside.length === long.length) return 3;
  if (inside.length > 0) return 2;
  const initials = words.map((word) => word[0]).join('');
  return parts.some((part) => part === initials && initials.length > 1) ? 1 : 0;
}
