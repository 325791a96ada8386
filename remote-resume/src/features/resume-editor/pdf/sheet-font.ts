import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
import bengali from '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2';
import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2';
import gurmukhi from '@fontsource-variable/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2';
import hebrew from '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2';
import kannada from '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2';
import malayalam from '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2';
import oriya from '@fontsource-variable/noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal.woff2';
import tamil from '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2';
import telugu from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2';
import { css } from 'styled-components';
import notoSansBold from './fonts/noto-sans-bold.ttf';
import notoSansRegular from './fonts/noto-sans-regular.ttf';
import sansBold from './fonts/sans-bold.ttf';
import sansRegular from './fonts/sans-regular.ttf';
import serifBold from './fonts/serif-bold.ttf';
import serifItalic from './fonts/serif-italic.ttf';
import serifRegular from './fonts/serif-regular.ttf';
import serifSmallCapitals from './fonts/serif-small-capitals.ttf';

/** The families of the templates. */
export const SERIF = 'Kadam Serif';
export const SMALL_CAPITALS = 'Kadam Small Capitals';
export const NOTO_SANS = 'Kadam Noto Sans';
export const SANS = 'Kadam Sans';

/**
 * The fonts of the sheet; a browser loads those of the chosen template, and the PDF embeds the same
 * files. `wider`: the average width of its letters, as a part of that of the fallback.
 */
export const SHEET_FACES = [
  { id: 'serif', family: SERIF, url: serifRegular, weight: '400', style: 'normal', wider: 1.175 },
  { id: 'serif-bold', family: SERIF, url: serifBold, weight: '700', style: 'normal', wider: 1.115 },
  { id: 'serif-italic', family: SERIF, url: serifItalic, weight: '400', style: 'italic', wider: 1.075 },
  { id: 'small-capitals', family: SMALL_CAPITALS, url: serifSmallCapitals, weight: '700', style: 'normal', wider: 1.3 },
  { id: 'noto-sans', family: NOTO_SANS, url: notoSansRegular, weight: '400', style: 'normal', wider: 1.053 },
  { id: 'noto-sans-bold', family: NOTO_SANS, url: notoSansBold, weight: '700', style: 'normal', wider: 1.042 },
  { id: 'sans', family: SANS, url: sansRegular, weight: '400', style: 'normal', wider: 0.926 },
  { id: 'sans-bold', family: SANS, url: sansBold, weight: '700', style: 'normal', wider: 0.892 },
] as const;

const SCRIPTS_FAMILY = 'Kadam Scripts';

/**
 * Noto Sans of the scripts of India and its neighbors, regular to bold. A browser loads a file when
 * the page has a letter of its range, so a resume looks the same on every device.
 */
const SCRIPT_FACES = [
  { url: arabic, unicodeRange: 'U+600-6FF, U+750-77F, U+8A0-8FF, U+FB50-FDFF, U+FE70-FEFC' },
  { url: bengali, unicodeRange: 'U+980-9FF' },
  { url: devanagari, unicodeRange: 'U+900-97F, U+A8E0-A8FF, U+1CD0-1CFA' },
  { url: gujarati, unicodeRange: 'U+A80-AFF' },
  { url: gurmukhi, unicodeRange: 'U+A00-A7F' },
  { url: hebrew, unicodeRange: 'U+590-5FF, U+FB1D-FB4F' },
  { url: kannada, unicodeRange: 'U+C80-CFF' },
  { url: malayalam, unicodeRange: 'U+D00-D7F' },
  { url: oriya, unicodeRange: 'U+B00-B7F' },
  { url: tamil, unicodeRange: 'U+B80-BFF' },
  { url: telugu, unicodeRange: 'U+C00-C7F' },
] as const;

// In em, the same in all files.
const ASCENT = 1.069;
const DESCENT = 0.293;

const fallbackOf = (family: string) => `${family} Fallback`;

/** Fonts of the device; in the width of a face, lines break alike before it has loaded. */
function localNames({ family, weight, style }: (typeof SHEET_FACES)[number]): string[] {
  const kind = `${weight === '700' ? ' Bold' : ''}${style === 'italic' ? ' Italic' : ''}`;
  const isSerif = family === SERIF || family === SMALL_CAPITALS;
  return isSerif ? [`Times New Roman${kind}`, `Liberation Serif${kind}`] : [`Arial${kind}`, `Liberation Sans${kind}`];
}

/** Declares the faces of the sheet, with scaled fallbacks until they have loaded. */
export function registerSheetFont(): void {
  // Browsers without the API, and jsdom, use the fallback.
  if (!('FontFace' in window) || isRegistered()) return;
  for (const { url, unicodeRange } of SCRIPT_FACES)
    document.fonts.add(
      new FontFace(SCRIPTS_FAMILY, `url(${JSON.stringify(url)})`, { weight: '100 900', unicodeRange, display: 'swap' }),
    );
  for (const face of SHEET_FACES) {
    const { family, url, weight, style, wider } = face;
    document.fonts.add(new FontFace(family, `url(${JSON.stringify(url)})`, { weight, style, display: 'swap' }));
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
    const source = localNames(face)
      .map((name) => `local('${name}')`)
      .join();
    document.fonts.add(new FontFace(fallbackOf(family), source, descriptors));
  }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

const isRegistered = () => [...document.fonts].some(({ family }) => family.replaceAll('"', '') === NOTO_SANS);

/** As the PDF can repeat it: no kerning, no ligatures, no sizes rounded to screen pixels. */
export const sheetText = css`
  font-kerning: none;
  font-synthesis-style: none;
  font-variant-ligatures: none;
  letter-spacing: normal;
  text-rendering: geometricPrecision;
  text-size-adjust: none;
  -webkit-text-size-adjust: none;
`;

export const familyOf = (family: string): string =>
  `'${family}', '${fallbackOf(family)}', '${SCRIPTS_FAMILY}', 'Noto Sans', Arial, sans-serif`;
