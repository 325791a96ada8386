const BROKEN = /(\p{L}+)[-\u2010\u00ad]$/u;
const REST = /^(\p{Ll}\p{L}*)/u;

/**
 * Joins two lines of one paragraph. A hyphenated word is joined if the whole word is known; if both
 * parts with the hyphen are known (`full-stack`), or none, the hyphen stays.
 * @param knownWords lower-case words: a dictionary, or those of the rest of the document
 */
export function joinHyphenated(first: string, second: string, knownWords: { has(word: string): boolean }): string {
  const head = first.trimEnd();
  const tail = second.trimStart();
  const start = BROKEN.exec(head.slice(-60))?.[1];
  const rest = REST.exec(tail)?.[1];
  if (!start) return head === '' || tail === '' ? head + tail : `${head} ${tail}`;
  const whole = rest === undefined ? '' : (start + rest).toLowerCase();
  return knownWords.has(whole) || head.endsWith('\u00ad') ? head.slice(0, -1) + tail : head + tail;
}
