import { css } from 'styled-components';
import bold from './fonts/resume-bold.ttf';
import boldItalic from './fonts/resume-bolditalic.ttf';
import italic from './fonts/resume-italic.ttf';
import regular from './fonts/resume-regular.ttf';

/** The fonts of the sheet; the PDF embeds the same files. */
export const SHEET_FACES = [
  { id: 'regular', url: regular, weight: '400', style: 'normal' },
  { id: 'bold', url: bold, weight: '700', style: 'normal' },
  { id: 'italic', url: italic, weight: '400', style: 'italic' },
  { id: 'bolditalic', url: boldItalic, weight: '700', style: 'italic' },
] as const;

export const SHEET_FAMILY = 'Kadam Resume';

const FALLBACK_FAMILY = `${SHEET_FAMILY} Fallback`;
// In em.
const ASCENT = 1.069;
const DESCENT = 0.293;

/** Arial in each face's average width, so lines break alike before the face has loaded. */
const FALLBACK_FACES = [
  { names: ['Arial', 'Liberation Sans'], weight: '400', style: 'normal', wider: 1.053 },
  { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], weight: '700', style: 'normal', wider: 1.042 },
  { names: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'], weight: '400', style: 'italic', wider: 0.995 },
  {
    names: ['Arial Bold Italic', 'Arial-BoldItalicMT', 'Liberation Sans Bold Italic'],
    weight: '700',
    style: 'italic',
    wider: 0.989,
  },
] as const;

/** Declares the faces of the sheet, with scaled fallbacks until they have loaded. */
export function registerSheetFont(): void {
  // Browsers without the API, and jsdom, use the fallback.
  if (!('FontFace' in window) || isRegistered()) return;
  for (const { url, weight, style } of SHEET_FACES)
    document.fonts.add(new FontFace(SHEET_FAMILY, `url(${JSON.stringify(url)})`, { weight, style, display: 'swap' }));
  for (const { names, wider, weight, style } of FALLBACK_FACES) {
    const descriptors: FontFaceDescriptors & { sizeAdjust: string } = {
      weight,
      style,
      sizeAdjust: percent(wider),
      lineGapOverride: '0%',
      ascentOverride: percent(ASCENT / wider),
      descentOverride: percent(DESCENT / wider),
      // The unicode range of the faces; other text uses the next family.
      unicodeRange: 'U+20-7E',
    };
    document.fonts.add(new FontFace(FALLBACK_FAMILY, names.map((name) => `local('${name}')`).join(), descriptors));
  }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

const isRegistered = () => [...document.fonts].some(({ family }) => family.replaceAll('"', '') === SHEET_FAMILY);

/** As the PDF can repeat it: no kerning, no ligatures, no sizes rounded to screen pixels. */
export const sheetText = css`
  font-family: '${SHEET_FAMILY}', '${FALLBACK_FAMILY}', 'Noto Sans', 'Noto Sans Devanagari', Arial, sans-serif;
  font-kerning: none;
  font-variant-ligatures: none;
  letter-spacing: normal;
  text-rendering: geometricPrecision;
  text-size-adjust: none;
  -webkit-text-size-adjust: none;
`;
