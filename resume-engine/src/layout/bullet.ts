const BULLET_GLYPHS = '•●▪■□▫○◦◉◆◇❖❑❏❒►▶▸▹➢➤➔➜→⇒»›✓✔✗✦✧★☆⁃‣∙·⚫⬤⦿⮚*–—-';
const LEADING_GLYPH = new RegExp(`^([${BULLET_GLYPHS}]|\\uF0B7|\\uF0A7|\\uF0D8|\\uF076|\\uF0FC)\\s*(?=\\S)`, 'u');
const NEEDS_SPACE = /^[-–—*·›»→]/u;
const LETTER_GLYPH = /^(?:[oØ§ü¢Ÿ])(?=\s+\S)/u;
const LIST_NUMBER = /^(\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s+(?=[\p{L}"“(])/u;

export interface Bulleted {
  readonly bullet?: string;
  readonly text: string;
}

/** Separates the bullet or number of a list item from its text. */
export function takeBullet(text: string): Bulleted {
  const glyph = LEADING_GLYPH.exec(text);
  if (glyph?.[1] !== undefined && (!NEEDS_SPACE.test(text) || /^.\s/u.test(text)))
    return { bullet: glyph[1], text: text.slice(glyph[0].length).trimStart() };
  const other = LETTER_GLYPH.exec(text) ?? LIST_NUMBER.exec(text);
  if (other === null) return { text };
  return { bullet: other[0].trim(), text: text.slice(other[0].length).trimStart() };
}

export const isBullet = (text: string): boolean =>
  new RegExp(`^[${BULLET_GLYPHS}\\uF0B7\\uF0A7\\uF0D8\\uF076\\uF0FCoØ§ü¢Ÿ]$`, 'u').test(text) ||
  /^\(?(?:\d{1,2}|[a-h])[.)]$/u.test(text);
