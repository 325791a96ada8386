import type { Icon, Item } from '../document/item';
import { glyphMeaning, isPrivateUse, namedGlyph } from './icon-glyphs';

/** An item, or an icon at its position; an icon's text is empty. */
export interface Piece {
  readonly item: Item;
  readonly isIcon: boolean;
}

/**
 * Separates icons from text and maps picture font glyphs to characters. Letters count as equally
 * wide.
 * @returns the pieces, and the number of meaningless private-use glyphs
 */
export function splitGlyphs(item: Item): { pieces: Piece[]; lost: number } {
  const named = namedGlyph(item.text.trim(), item.font);
  if (named)
    return { pieces: 'icon' in named ? [{ item: { ...item, text: '', ...named }, isIcon: true }] : [], lost: 0 };
  const pieces: Piece[] = [];
  let lost = 0;
  let text = '';
  let from = 0;
  const step = item.width / Math.max(1, item.text.length);
  const piece = (start: number, length: number, more: { text: string; icon?: Icon }): Item => ({
    ...item,
    ...more,
    x: item.x + start * step,
    width: length * step,
  });
  const flush = (end: number) => {
    const start = from + text.length - text.trimStart().length;
    if (text.trim() !== '') pieces.push({ item: piece(start, end - start, { text: text.trimStart() }), isIcon: false });
    text = '';
  };
  let at = 0;
  for (const letter of item.text) {
    const code = letter.codePointAt(0)!;
    const meaning = glyphMeaning(code, item.font);
    if (meaning && 'icon' in meaning) {
      flush(at);
      pieces.push({ item: piece(at, letter.length, { text: '', icon: meaning.icon }), isIcon: true });
      from = at + letter.length;
    } else {
      text += meaning ? meaning.text : letter;
      if (meaning?.text === '' && isPrivateUse(code)) lost += 1;
    }
    at += letter.length;
  }
  flush(at);
  return { pieces, lost };
}
