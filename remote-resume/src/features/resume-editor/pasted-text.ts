/** In UTF-16 code units. */
const LONGEST = 20_000;
const GLYPH = /^\s*(?:[•▪‣◦●○■□➢➤✓✔*·–-]\s+|\d{1,2}[.)]\s+)/;

/** Pasted text without control characters, cut at 20,000. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\u00A0/g, ' ')
    // eslint-disable-next-line no-control-regex -- what is taken out
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .slice(0, LONGEST);

/** The lines without bullet characters. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(GLYPH, '').trim())
    .filter(Boolean);

export const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
