import { SHEET_FACES } from './sheet-font';

export type FaceId = (typeof SHEET_FACES)[number]['id'];

export interface Look {
  readonly face: FaceId;
  /** In px. */
  readonly size: number;
  /** From 0 to 1. */
  readonly color: readonly [number, number, number];
  readonly isUnderlined: boolean;
  readonly shown: (text: string) => string;
  readonly font: string;
}

export function lookOf(element: Element): Look {
  const style = getComputedStyle(element);
  return {
    face: faceOf(style),
    size: parseFloat(style.fontSize),
    color: colorOf(style.color),
    isUnderlined: style.textDecorationLine.includes('underline') || element.closest('a[href], u') !== null,
    shown: TRANSFORMS[style.textTransform] ?? ((text) => text),
    // Not italic: only scripts without an italic are drawn with it.
    font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
  };
}

/** The face of a text, or the one of its family that is most like it. */
function faceOf({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration): FaceId {
  const [name = ''] = fontFamily.split(',');
  const faces = SHEET_FACES.filter(({ family }) => family === name.replaceAll(/["']/gu, '').trim());
  const weight = Number(fontWeight) >= 600 ? '700' : '400';
  const style = fontStyle === 'normal' ? 'normal' : 'italic';
  const like = faces.filter((face) => face.weight === weight);
  return (like.find((face) => face.style === style) ?? like[0] ?? faces[0] ?? SHEET_FACES[0]).id;
}

const TRANSFORMS: Readonly<Record<string, (text: string) => string>> = {
  uppercase: (text) => text.toLocaleUpperCase(),
  lowercase: (text) => text.toLocaleLowerCase(),
  capitalize: (text) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase()),
};

/** Browsers return `rgb(…)` from 0 to 255, or `color(srgb …)` from 0 to 1 for mixed colors. */
export function colorOf(text: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+(?:e-\d+)?/gu) ?? []).map(Number);
  const max = text.startsWith('rgb') ? 255 : 1;
  return [red / max, green / max, blue / max];
}
