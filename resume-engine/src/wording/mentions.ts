import { MAX_WORD_LENGTH } from './words';

/**
 * A text prepared for searching terms: lower case, single spaces; `C++`, `C#`, `.NET` and `Node.js`
 * are preserved.
 */
export function searchable(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .split(' ')
    .map((word) => word.slice(0, MAX_WORD_LENGTH).replace(/\.+$/, ''));
  return ` ${words.filter(Boolean).join(' ')} `;
}

/** Cached: the same terms are searched in every resume. */
const known = new Map<string, string>();
const MAX_KNOWN = 4_000;

function wantedOf(term: string): string {
  const found = known.get(term);
  if (found !== undefined) return found;
  const wanted = searchable(term).trim();
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(term, wanted);
  return wanted;
}

/** Whether a prepared text names a term. A regular plural counts. */
export function mentions(prepared: string, term: string): boolean {
  const wanted = wantedOf(term);
  if (wanted === '') return false;
  return prepared.includes(` ${wanted} `) || (wanted.length > 3 && prepared.includes(` ${wanted}s `));
}

export function countMentions(prepared: string, term: string): number {
  const wanted = ` ${wantedOf(term)} `;
  let count = 0;
  for (let at = prepared.indexOf(wanted); wanted.length > 2 && at >= 0; at = prepared.indexOf(wanted, at + 1)) count++;
  return count;
}
