/** Longer strings are no words, and trimming them would be slow. */
export const MAX_WORD_LENGTH = 100;

export const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.slice(0, MAX_WORD_LENGTH).replace(/^[^\p{L}\p{N}₹$€£#]+|[^\p{L}\p{N}%+#]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The first significant word: `Successfully led …` begins with `led`. */
export function openerOf(text: string): string {
  const words = wordsOf(text);
  const [first = '', second] = words;
  return second !== undefined && (/ly$/i.test(first) || /^(also|i|we)$/i.test(first)) ? second : first;
}

/** A count with its noun: `1 bullet`, `3 bullets`. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** `a, b and c`; items beyond `max` are counted. */
export function listed(parts: readonly string[], max = 4): string {
  const shown = parts.length > max ? [...parts.slice(0, max), `${parts.length - max} more`] : [...parts];
  const last = shown.pop();
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : (last ?? '');
}

/** A quoted text, cut at a word if it is long. */
export function quoted(text: string, longest = 60): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return `"${plain}"`;
  const cut = plain.slice(0, longest);
  return `"${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : longest)} …"`;
}
