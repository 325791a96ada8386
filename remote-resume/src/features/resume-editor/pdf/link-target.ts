const SAFE = /^(?:https?|mailto|tel):/iu;

/** A web, mail or telephone URL; anything else is not a link. */
export function linkOf(element: Element): string | undefined {
  const holder = element.closest<HTMLElement>('a[href], [data-href]');
  const address = holder?.dataset.href ?? holder?.getAttribute('href') ?? '';
  return SAFE.test(address) ? written(address) : undefined;
}

/** The target of a word that is a URL or email address. */
export function linkOfWord(word: string): string | undefined {
  const bare = word.replace(/^[(<["']+|[)>\]"'.,;:!]+$/gu, '');
  if (/^https?:\/\/[^/]+/iu.test(bare)) return written(bare);
  if (/^[^@/\s]+@[^@/.\s]+\.[^@/\s]+$/u.test(bare)) return written(`mailto:${bare}`);
  if (/^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[^/]/iu.test(bare) || /^www\./iu.test(bare))
    return written(`https://${bare}`);
  return undefined;
}

/** ASCII only. */
function written(address: string): string | undefined {
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}
