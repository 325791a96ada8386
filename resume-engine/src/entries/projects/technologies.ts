/** The names in a list of technologies; commas inside brackets do not separate. */
export function listOf(text: string): string[] {
  return text
    .split(/\s*[,;|•·\t](?![^()]{0,80}\))\s*|\s+(?:and|&)\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s:–—-]+|[\s.:]+$/g, ''))
    .filter((part) => part.length > 0 && part.split(/\s+/).length <= 5);
}

const isNameLike = (part: string) => /^[\p{Lu}\p{N}.]|^[a-z]+[A-Z0-9.]/u.test(part) && part.split(/\s+/).length <= 4;

/** A name before a list: `Cheque Gateway | Java, Oracle`. */
const NAMED_LIST = /^[^,;|\t]*\s[^,;|\t]*[|\t][^,;|\t]+[,;]/u;

/** Whether a line only contains names of technologies: `React, Node.js, MongoDB`. */
export function isTechnologyList(text: string): boolean {
  if (NAMED_LIST.test(text)) return false;
  const parts = text.split(/\s*[,;|•·\t](?![^()]{0,80}\))\s*/);
  return parts.length >= 3 && parts.filter(isNameLike).length >= parts.length * 0.7 && !/\p{Ll}{3}\.$/u.test(text);
}
