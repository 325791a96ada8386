const glyphs = '•●▪■□▫○◦◉◆◇❖❑❏❒►▶▸▹➢➤➔➜→⇒»›✓✔✗✦✧★☆⁃‣∙·⚫⬤⦿⮚*–—-';
const leadingGlyph = new RegExp(`^([${glyphs}]|\\uF0B7|\\uF0A7|\\uF0D8|\\uF076|\\uF0FC)\\s*(?=\\S)`, 'u');
const needsSpace = /^[-–—*·›»→]/u;
const letterGlyph = /^(?:[oØ§ü¢Ÿ])(?=\s+\S)/u;
const number = /^(\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s+(?=[\p{L}"“(])/u;

export interface Bulleted {
  readonly bullet?: string;
  readonly text: string;
}

/** Separates the bullet or number of a list item from its text. */
export function takeBullet(text: string): Bulleted {
  const glyph = leadingGlyph.exec(text);
  if (glyph?.[1] !== undefined && (!needsSpace.test(text) || /^.\s/u.test(text)))
    return { bullet: glyph[1], text: text.slice(glyph[0].length).trimStart() };
  const other = letterGlyph.exec(text) ?? number.exec(text);
  if (other === null) return { text };
  return { bullet: other[0].trim(), text: text.slice(other[0].length).trimStart() };
}

export const isBullet = (text: string): boolean =>
  new RegExp(`^[${glyphs}\\uF0B7\\uF0A7\\uF0D8\\uF076\\uF0FCoØ§ü¢Ÿ]$`, 'u').test(text) ||
  /^\(?(?:\d{1,2}|[a-h])[.)]$/u.test(text);
