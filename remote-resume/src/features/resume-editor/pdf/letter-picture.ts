import type { Piece } from './lines';

interface LetterPicture {
  readonly canvas: HTMLCanvasElement;
  /** On the sheet, in px. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Image pixels per px: 288 dpi on paper. */
const SHARPNESS = 3;

/**
 * Letters as the browser draws them, on a transparent background, with half an em of overhang.
 * @param baseline in px of the sheet
 * @returns undefined if the browser draws nothing, because no font has the letters
 */
export function letterPicture({ text, left, right, look }: Piece, baseline: number): LetterPicture | undefined {
  const around = look.size / 2;
  const width = Math.ceil(right - left + 2 * around);
  const height = Math.ceil(look.size * 2);
  const context = canvasOf(width * SHARPNESS, height * SHARPNESS);
  context.scale(SHARPNESS, SHARPNESS);
  context.font = look.font;
  context.fillStyle = `rgb(${look.color.map((part) => part * 255).join(' ')})`;
  context.fillText(text, around, look.size * 1.4);
  if (alphaOf(context).every((alpha) => alpha === 0)) return undefined;
  return { canvas: context.canvas, left: left - around, top: baseline - look.size * 1.4, width, height };
}

/** No font assigns a glyph to this noncharacter, so it is drawn as the sign of a missing glyph. */
const NONCHARACTER = '\u{10FFFF}';
const SAMPLE_PX = 48;

/**
 * Whether the browser has a glyph for a letter. Firefox draws the code of a missing letter in a
 * box, which this function takes for a glyph.
 * @param font as in CSS, of any size
 */
export function hasGlyph(letter: string, font: string): boolean {
  const drawn = sampleOf(letter, font);
  return /[1-9]/.test(drawn) && drawn !== sampleOf(NONCHARACTER, font);
}

function sampleOf(letter: string, font: string): string {
  const context = canvasOf(SAMPLE_PX, SAMPLE_PX);
  context.font = font;
  context.fillText(letter, SAMPLE_PX / 4, (SAMPLE_PX * 2) / 3);
  return alphaOf(context).join('');
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}

/** The opacity of each pixel, 0 to 255. */
const alphaOf = (context: CanvasRenderingContext2D): Uint8ClampedArray =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height).data.filter((_, index) => index % 4 === 3);
