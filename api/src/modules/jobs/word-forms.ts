// In shorter words an s at the end is seldom a plural.
const PLURAL_FROM = 4;

/** The word, its plural or singular: what means the very same. */
export function inflections(word: string): string[] {
  if (word.length < PLURAL_FROM || !/^[a-z]+$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('s') && !word.endsWith('ss')) return [word, word.slice(0, -1)];
  return [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`];
}
