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

/** Letters as the browser draws them, on a transparent background, with half an em of overhang. */
export function pictureOf({ text, left, right, look }: Piece, baseline: number): LetterPicture {
  const around = look.size / 2;
  const width = Math.ceil(right - left + 2 * around);
  const height = Math.ceil(look.size * 2);
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(SHARPNESS, SHARPNESS);
  context.font = look.font;
  context.fillStyle = `rgb(${look.color.map((part) => part * 255).join(' ')})`;
  context.fillText(text, around, look.size * 1.4);
  return { canvas, left: left - around, top: baseline - look.size * 1.4, width, height };
}
