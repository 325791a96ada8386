import type { ReadDocument } from '../document/document';

const MIN_CHARACTERS = 80;
const PICTURE_PAGE = 0.3;
const BAD_WEIGHT = 4;
const OUTSIDE: readonly string[] = ['docx-textbox', 'docx-header', 'docx-footer'];

const letters = (text: string) => text.replace(/\s+/g, '').length;

/** Pages with visible content but without text. */
export function unreadablePages({ pages, items }: ReadDocument): number[] {
  const found = pages.map(() => 0);
  for (const { page, text } of items) found[page - 1] = (found[page - 1] ?? 0) + letters(text);
  return pages.flatMap(({ pictureShare }, at) => {
    const count = found[at] ?? 0;
    const isPicture = pictureShare > PICTURE_PAGE && count < MIN_CHARACTERS;
    return isPicture || (count === 0 && pages.length === 1) ? [at + 1] : [];
  });
}

/** Share of the text in text boxes, headers and footers of a Word file. */
export function outsideShare({ items }: ReadDocument): number {
  const all = items.reduce((sum, { text }) => sum + letters(text), 0);
  const outside = items.reduce((sum, { text, source }) => sum + (OUTSIDE.includes(source) ? letters(text) : 0), 0);
  return all === 0 ? 0 : outside / all;
}

/** Share of the text that is present and meaningful, 0 to 1. */
export function textIntegrity(document: ReadDocument): number {
  const { pages, badCharacters, characters } = document;
  if (characters === 0 || pages.length === 0) return 0;
  const readable = 1 - unreadablePages(document).length / pages.length;
  const clean = 1 - Math.min(1, (BAD_WEIGHT * badCharacters) / characters);
  return Math.max(0, readable * clean - outsideShare(document));
}
