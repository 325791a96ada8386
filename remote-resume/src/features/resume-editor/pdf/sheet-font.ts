import { css } from 'styled-components';
import bold from './fonts/resume-bold.ttf';
import boldItalic from './fonts/resume-bolditalic.ttf';
import italic from './fonts/resume-italic.ttf';
import regular from './fonts/resume-regular.ttf';

/** The faces of the sheet; the PDF embeds the same files. */
export const SHEET_FACES = [
  { id: 'regular', url: regular, weight: '400', style: 'normal' },
  { id: 'bold', url: bold, weight: '700', style: 'normal' },
  { id: 'italic', url: italic, weight: '400', style: 'italic' },
  { id: 'bolditalic', url: boldItalic, weight: '700', style: 'italic' },
] as const;

export const SHEET_FAMILY = 'Kadam Resume';

/** Lets the browser fetch the faces of the sheet when text asks for them. */
export function registerSheetFont(): void {
  // Browsers without the interface, and jsdom, draw the sheet in the fallback.
  if (!('FontFace' in window) || isRegistered()) return;
  for (const { url, weight, style } of SHEET_FACES)
    document.fonts.add(new FontFace(SHEET_FAMILY, `url(${JSON.stringify(url)})`, { weight, style, display: 'swap' }));
}

const isRegistered = () => [...document.fonts].some(({ family }) => family.replaceAll('"', '') === SHEET_FAMILY);

/** How text stands on the sheet: exactly as the PDF can repeat it, so without kerning, ligatures and sizes rounded to the screen's pixels. */
export const sheetText = css`
  font-family: '${SHEET_FAMILY}', 'Noto Sans', 'Noto Sans Devanagari', Arial, sans-serif;
  font-kerning: none;
  font-variant-ligatures: none;
  letter-spacing: normal;
  text-rendering: geometricPrecision;
  text-size-adjust: none;
  -webkit-text-size-adjust: none;
`;
