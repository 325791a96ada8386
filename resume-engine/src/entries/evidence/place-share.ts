import { findPlaces } from '../../fields/places/find-places';

/** Share of a text that names places, 0 to 1: `Pune, India` 1, `Bank of India, Pune` less. */
export function placeShare(text: string): number {
  const letters = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  const all = letters(text);
  if (!all) return 0;
  let covered = 0;
  let at = 0;
  for (const { from, to } of findPlaces(text)) {
    if (from < at) continue;
    covered += letters(text.slice(from, to));
    at = to;
  }
  return Math.min(1, covered / all);
}
