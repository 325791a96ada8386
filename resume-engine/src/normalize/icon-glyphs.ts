import type { Icon } from '../document/item';

/** A glyph with a meaning: an icon, a bullet, or a plain character. */
export type GlyphMeaning = { readonly icon: Icon } | { readonly text: string };

const BULLET: GlyphMeaning = { text: '•' };

/** Code points of Font Awesome 4 to 6 and of Material Icons (their published tables), and emoji. */
const ICONS: Readonly<Record<Icon, readonly number[]>> = {
  mail: [
    0xf0e0, 0xf003, 0xf2b6, 0xf2b7, 0xf199, 0xf1fa, 0xe0be, 0xe158, 0xe0e1, 0xe159, 0x2709, 0x1f4e7, 0x1f4e8, 0x1f4e9,
    0x1f582,
  ],
  phone: [
    0xf095, 0xf098, 0xf879, 0xf87b, 0xf10b, 0xf3cd, 0xf3ce, 0xf3cf, 0xf2a0, 0xe0cd, 0xe0b0, 0xe32c, 0xe0d5, 0xe324,
    0x260e, 0x260f, 0x2706, 0x1f4de, 0x1f4f1, 0x1f4f2, 0x1f57b, 0x1f57f, 0x1f581,
  ],
  place: [0xf3c5, 0xf041, 0xf015, 0xf279, 0xf124, 0xe0c8, 0xe55f, 0xe8b4, 0xe88a, 0x1f4cd, 0x1f3e0, 0x1f3e1],
  linkedin: [0xf08c, 0xf0e1],
  github: [0xf09b, 0xf113, 0xf092],
  web: [
    0xf0ac, 0xf0c1, 0xf08e, 0xf35d, 0xf57c, 0xf57d, 0xf57e, 0xf7a2, 0xe894, 0xe80b, 0xe157, 0x1f310, 0x1f517, 0x1f30d,
    0x1f30e, 0x1f30f,
  ],
  calendar: [0xf073, 0xf133, 0xf783, 0xe878, 0xe935, 0xe916, 0x1f4c5, 0x1f4c6, 0x1f5d3],
};

/** Wingdings and Symbol glyphs used as bullets; only icon fonts use them otherwise. */
const BULLETS: ReadonlySet<number> = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf076, 0xf0fc, 0xf06c, 0xf06e, 0xf06f, 0xf071, 0xf072, 0xf073, 0xf075, 0xf077, 0xf0a8,
  0xf09f, 0xf0be, 0xf0d7, 0xf0dc, 0xf0e8, 0xf0f0, 0xf0fe, 0xf02d, 0xf0a8, 0xf0ae,
]);

const MEANINGS = new Map(
  (Object.keys(ICONS) as Icon[]).flatMap((icon) => ICONS[icon].map((code): [number, Icon] => [code, icon])),
);

const PICTURE_FONT = /wingdings|webdings/i;
const ICON_FONT =
  /awesome|material[ -]?(?:design[ -]?)?icons|material[ -]?symbols|fontello|icomoon|glyphicons|academicons|entypo|ionicons|bootstrap-icons/i;
const MARVOSYM = /marvosym/i;

const WINGDINGS: ReadonlyMap<number, GlyphMeaning> = new Map<number, GlyphMeaning>([
  [0x28, { icon: 'phone' }],
  [0x29, { icon: 'phone' }],
  [0x2a, { icon: 'mail' }],
  [0x2b, { icon: 'mail' }],
  [0x2c, { icon: 'mail' }],
  [0x2d, { icon: 'mail' }],
  [0xe0, { text: '→' }],
]);

/** Names of Font Awesome's glyphs: LuaTeX maps a glyph without a code point to its name. */
const NAMES: readonly (readonly [Icon, RegExp])[] = [
  ['mail', /^(?:envelope|at$|mail)/i],
  ['phone', /^(?:phone|mobile|tty)/i],
  ['place', /^(?:map|location|home|house|compass)/i],
  ['linkedin', /^linkedin/i],
  ['github', /^github/i],
  ['web', /^(?:globe|link|external|earth)/i],
  ['calendar', /^calendar/i],
];

/** The meaning of a text in an icon font that is the name of an icon, such as `Map-marker`. */
export function namedGlyph(text: string, font: string): GlyphMeaning | undefined {
  if (!ICON_FONT.test(font) || !/^[A-Za-z][A-Za-z\d-]+$/.test(text)) return undefined;
  const icon = NAMES.find(([, name]) => name.test(text))?.[0];
  return icon ? { icon } : { text: '' };
}

/** Letters used by the LaTeX font marvosym for telephones and envelopes. */
const MARVOSYM_ICONS: Readonly<Record<string, Icon>> = { B: 'mail', k: 'mail', T: 'phone', H: 'phone', h: 'phone' };

export function glyphMeaning(code: number, font: string): GlyphMeaning | undefined {
  if (PICTURE_FONT.test(font)) return wingdingsMeaning(code);
  if (MARVOSYM.test(font)) {
    const icon = MARVOSYM_ICONS[String.fromCodePoint(code)];
    return icon ? { icon } : { text: '' };
  }
  if (!ICON_FONT.test(font) && BULLETS.has(code) && !isAwesomeOnly(code)) return BULLET;
  const icon = MEANINGS.get(code);
  if (icon) return { icon };
  if (isPrivateUse(code)) return symbolMeaning(code, font);
  return undefined;
}

export const isPrivateUse = (code: number) =>
  (code >= 0xe000 && code <= 0xf8ff) || (code >= 0xf0000 && code <= 0x10fffd);

/**
 * `0xf073` is a calendar in resumes; the small diamond of Wingdings at that code is not used
 * without its font.
 */
const isAwesomeOnly = (code: number) => code === 0xf073;

function wingdingsMeaning(code: number): GlyphMeaning | undefined {
  const inFont = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (inFont <= 0x20 || inFont > 0xff) return inFont > 0xff ? undefined : { text: ' ' };
  return WINGDINGS.get(inFont) ?? BULLET;
}

/** Word maps its Symbol font to the private use area; digits and most signs are those of ASCII. */
function symbolMeaning(code: number, font: string): GlyphMeaning {
  const inFont = code - 0xf000;
  if (/symbol/i.test(font) && inFont >= 0x20 && inFont <= 0x3f) return { text: String.fromCharCode(inFont) };
  return { text: '' };
}
