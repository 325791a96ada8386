/** Longer strings are not words, and trimming them would be slow. */
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

interface Part {
  readonly noun: string;
  readonly nouns?: string;
  /** The verb for one and for several: `['has', 'have']`. */
  readonly verbs: readonly [one: string, many: string];
}

/** The subject of a sentence about some of all: `3 of 5 bullets have`, `All 5 bullets have`. */
export function partOf(count: number, total: number, { noun, nouns = `${noun}s`, verbs: [one, many] }: Part): string {
  if (count === 0) return `None of your ${nouns} ${one}`;
  if (count < total) return `${count} of ${total} ${nouns} ${count === 1 ? one : many}`;
  return total === 1 ? `Your only ${noun} ${one}` : `All ${total} ${nouns} ${many}`;
}

/** A name with its article: `an HR Executive`, `a Unix Administrator`. */
export function withArticle(name: string): string {
  const [first = ''] = name.split(/[\s/]/);
  const isSpelled = /^[A-Z]{2,4}$/.test(first);
  const isVowel = isSpelled ? /^[AEFHILMNORSX]/.test(first) : /^(?:[aeio]|u(?!ni|s|ti))/i.test(first);
  return `${isVowel ? 'an' : 'a'} ${name}`;
}

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
