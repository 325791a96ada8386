/**
 * Signs with a plainer equivalent: ligatures, full-width and styled letters, Arabic shapes, Roman
 * numerals.
 */
const COMPATIBLE =
  /[\uff01-\uffee\ufb00-\ufb17\ufb1d-\ufdfb\ufe70-\ufefc\u2160-\u217f\u{1d400}-\u{1d7ff}\u017f\u0132\u0133]+/gu;
const SPACES = /[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/gu;
/** Zero-width characters: byte order marks, directions, word joiners. */
const INVISIBLE =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u061c\u180e]|\u034f|\p{Variation_Selector}/gu;
/** Joiners shape letters of Indic and Arabic scripts; elsewhere they are noise. */
const STRAY_JOINER = /(?<![\u0600-\u08ff\u0900-\u0dff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u08ff\u0900-\u0dff])/gu;
/** Cambria and others map their one hyphen glyph to three characters. */
const DRAWN_HYPHEN = /[-\u2010]?\u00ad[-\u2010\u00ad]?/gu;
/** Hyphens other than the keyboard minus; other dashes stay. */
const HYPHENS = /[\u2010\u2011]/gu;
/** An accent before its letter, as in TeX fonts. */
const LOOSE_ACCENT = /([´¨ˆ˜¸])(\p{L})/gu;
const ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  '`': '\u0300',
};
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\ufffd\ufffe\uffff]|\(cid:\d{1,6}\)|[\ud800-\udfff]/gu;

interface PlainTextOptions {
  /**
   * Whether a soft hyphen is a printed glyph (PDF) and not an invisible break opportunity (Word).
   */
  readonly drawsSoftHyphens: boolean;
}

/**
 * Normalized text: composed letters, plain spaces, no zero-width characters. Meaningful signs (`₹ €
 * ½ ² ™ …`, all dashes and quotes) stay as written; spaces are neither joined nor trimmed.
 */
export function plainText(text: string, { drawsSoftHyphens }: PlainTextOptions): string {
  return text
    .replace(DRAWN_HYPHEN, drawsSoftHyphens ? '-' : '')
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(COMPATIBLE, (letters) => letters.normalize('NFKC'))
    .replace(LOOSE_ACCENT, (whole, accent: string, letter: string) => accented(accent, letter) ?? whole)
    .normalize('NFC');
}

export function accented(accent: string, text: string): string | undefined {
  const plain = text.startsWith('ı') ? 'i' : text.slice(0, 1);
  const one = (plain + (ACCENTS[accent] ?? '')).normalize('NFC');
  return /^\p{L}$/u.test(one) && one !== plain ? one + text.slice(1) : undefined;
}

// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const WITHOUT_MEANING = /[\u0000\ufffd]|\(cid:\d{1,6}\)/gu;
const LIGATURE = /[\ufb00-\ufb06]/gu;

/**
 * Number of meaningless characters in a text; a ligature counts half, because some readers support
 * it.
 */
export const badCharacterCount = (text: string): number =>
  (text.match(WITHOUT_MEANING)?.length ?? 0) + (text.match(LIGATURE)?.length ?? 0) / 2;
