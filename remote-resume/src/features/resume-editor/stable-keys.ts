import { useState } from 'react';

interface Keyed {
  readonly texts: readonly string[];
  readonly keys: readonly number[];
  /** The next key that nothing had yet. */
  readonly next: number;
}

/**
 * React keys for the texts of a list that has no ids: a text keeps its key while texts before it come and go. So Enter in a long list adds one
 * item, instead of writing every later text anew.
 */
export function useStableKeys(texts: readonly string[]): readonly number[] {
  const [keyed, setKeyed] = useState<Keyed>(() => rekeyed({ texts: [], keys: [], next: 0 }, texts));
  const isSame = keyed.texts.length === texts.length && texts.every((text, at) => text === keyed.texts[at]);
  const now = isSame ? keyed : rekeyed(keyed, texts);
  if (!isSame) setKeyed(now);
  return now.keys;
}

/** What begins and ends both lists keeps its keys; of what lies between, as much as both have, in order. */
export function rekeyed({ texts: last, keys, next }: Keyed, texts: readonly string[]): Keyed {
  const most = Math.min(last.length, texts.length);
  let start = 0;
  while (start < most && last[start] === texts[start]) start += 1;
  let end = 0;
  while (end < most - start && last.at(-1 - end) === texts.at(-1 - end)) end += 1;
  const between = keys.slice(start, Math.min(last.length, texts.length) - end);
  const added = Array.from({ length: Math.max(0, texts.length - last.length) }, (_, at) => next + at);
  const ending = keys.slice(keys.length - end);
  return { texts, keys: [...keys.slice(0, start), ...between, ...added, ...ending], next: next + added.length };
}
