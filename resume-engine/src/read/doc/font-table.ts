const NAME = 40;
const MAX_FONTS = 1_000;

/** Font names of a Word binary file (`SttbfFfn`), by number; fewer if the table is broken. */
export function readFonts(table: Uint8Array): string[] {
  const fonts: string[] = [];
  for (let at = 4; at < table.length && fonts.length < MAX_FONTS; at += 1 + table[at]!) {
    const name = new TextDecoder('utf-16le').decode(table.subarray(at + NAME, at + 1 + table[at]!));
    fonts.push(name.split('\u0000')[0] ?? '');
  }
  return fonts;
}
