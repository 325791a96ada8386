import { useState } from 'react';

interface Keyed {
  readonly texts: readonly string[];
  readonly keys: readonly number[];
  readonly next: number;
}

/**
 * React keys for a list of texts without ids: a text keeps its key while others come and go, so
 * Enter in a long list adds one item instead of rendering all later ones.
 */
export function useStableKeys(texts: readonly string[]): readonly number[] {
  const [keyed, setKeyed] = useState<Keyed>(() => rekeyed({ texts: [], keys: [], next: 0 }, texts));
  const isSame = keyed.texts.length === texts.length && texts.every((text, at) => text === keyed.texts[at]);
  const now = isSame ? keyed : rekeyed(keyed, texts);
  if (!isSame) setKeyed(now);
  return now.keys;
}

/** The common start and end keep their keys; in between, the common items in order. */
export function rekeyed({ texts: last, keys, next }: Keyed, texts: readonly string[]): Keyed {
  const max = Math.min(last.length, texts.length);
  let start = 0;
  while (start < max && last[start] === texts[start]) start += 1;
  let end = 0;
  while (end < max - start && last.at(-1 - end) === texts.at(-1 - end)) end += 1;
  const between = keys.slice(start, Math.min(last.length, texts.length) - end);
  const added = Array.from({ length: Math.max(0, texts.length - last.length) }, (_, at) => next + at);
  const ending = keys.slice(keys.length - end);
  return { texts, keys: [...keys.slice(0, start), ...between, ...added, ...ending], next: next + added.length };
}
