const SAFE = /^(?:https?|mailto|tel):/iu;

/** Where a link of the sheet leads: a web page, a mail address or a telephone number, and nothing else. */
export function linkOf(element: Element): string | undefined {
  const holder = element.closest<HTMLElement>('a[href], [data-href]');
  const address = holder?.dataset.href ?? holder?.getAttribute('href') ?? '';
  return SAFE.test(address) ? written(address) : undefined;
}

/** Where a word leads that is an address by itself. */
export function linkOfWord(word: string): string | undefined {
  const bare = word.replace(/^[(<["']+|[)>\]"'.,;:!]+$/gu, '');
  if (/^https?:\/\/[^/]+/iu.test(bare)) return written(bare);
  if (/^[^@/\s]+@[^@/.\s]+\.[^@/\s]+$/u.test(bare)) return written(`mailto:${bare}`);
  if (/^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[^/]/iu.test(bare) || /^www\./iu.test(bare))
    return written(`https://${bare}`);
  return undefined;
}

/** As an address is written: ASCII only. */
function written(address: string): string | undefined {
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}
