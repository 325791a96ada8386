import type { Faces } from './faces';
import type { HiddenLetters } from './hidden-letters';
import type { Line, Piece } from './lines';
import { num } from './pdf-document';
import type { Tags } from './tags';

/** px of the sheet to pt of the page: its text is 698 px and 523.28 pt wide. */
export const SCALE = 523.28 / 698;

/** What drawing a line takes. */
export interface Ink {
  readonly faces: Faces;
  readonly hidden: HiddenLetters;
  readonly tags: Tags;
}

/** Where a page's letters are: px of the sheet to pt from its lower left corner. */
export interface PlaceOnPage {
  readonly page: number;
  readonly x: (px: number) => number;
  readonly y: (px: number) => number;
}

// Of Noto Sans, in em.
const ASCENT = 1.069;
const CONTENT_HEIGHT = 1.362;

/** Height of the line on which the letters of a piece stand. */
export const baseline = ({ top, bottom }: Piece) => top + ((bottom - top) * ASCENT) / CONTENT_HEIGHT;

/** Whether the letters are drawn from a face of the sheet; others are shown as a picture. */
export const isInFace = (piece: Piece, faces: Faces) => faces.get(piece.look.face)?.covers(piece.text) ?? false;

/**
 * One text block for a line: each word where the browser has set it, and between words as many spaces as fill the gap, so that no reader takes it
 * for the space between columns.
 */
export function drawLine(line: Line, ink: Ink, place: PlaceOnPage): string {
  const pieces = line.pieces.map((piece, at) => parted(piece, line.pieces[at + 1]));
  const [first] = pieces;
  if (!first) return '';
  const base = Math.max(...pieces.map(baseline));
  const written = ['BT', `1 0 0 1 ${num(place.x(first.left))} ${num(place.y(base))} Tm`];
  let at = first.left;
  for (const stretch of stretchesOf(pieces)) {
    written.push(ink.tags.begin(stretch[0], place.page));
    for (const piece of stretch) {
      const word = wordOf(piece, ink);
      const rise = (base - baseline(piece)) * SCALE;
      written.push(
        `${piece.look.color.map(num).join(' ')} rg ${num(Math.abs(rise) < LEAST_RISE ? 0 : rise)} Ts`,
        drawWord(piece, word, { at, isFirst: piece === first }),
      );
      at = piece.right;
    }
    written.push('EMC');
    if (stretch[0].link) ink.tags.link(areaOf(stretch, place), place.page);
  }
  return [...written, 'ET'].join('\n');
}

/** The piece, a little narrower where a browser that rounds letters to whole pixels leaves less before the next word than readers take for a space. */
function parted(piece: Piece, next: Piece | undefined): Piece {
  if (!next?.isApart) return piece;
  const right = Math.min(piece.right, next.left - LEAST_GAP * piece.look.size);
  return right > piece.left ? { ...piece, right } : piece;
}

// In em: Poppler joins words that are nearer than 0.15.
const LEAST_GAP = 0.2;

// In pt: less comes of rounding.
const LEAST_RISE = 1.2;

type Stretch = [Piece, ...Piece[]];

/** Pieces that belong together: of one block, and of one link or none. */
function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    const same = last?.[0].block === piece.block && last[0].link === piece.link && last[0].isMarker === piece.isMarker;
    if (last && same) last.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}

const areaOf = (stretch: Stretch, { x, y }: PlaceOnPage) =>
  [
    x(stretch[0].left),
    y(Math.max(...stretch.map(({ bottom }) => bottom))),
    x(Math.max(...stretch.map(({ right }) => right))),
    y(Math.min(...stretch.map(({ top }) => top))),
  ] as const;

/**
 * The word where it belongs and as wide as the browser has set it (some round each letter to whole pixels, and the next word would run into it), after
 * spaces from where the last one ended.
 */
function drawWord(piece: Piece, word: Word, { at, isFirst }: { at: number; isFirst: boolean }): string {
  const { size } = piece.look;
  const gap = piece.left - at;
  const spaces = piece.isApart && !isFirst ? Math.max(1, Math.round(gap / (SPACE * size))) : 0;
  const shift = ((spaces * SPACE * size - gap) / size) * 1000;
  const height = `${num(size * SCALE)} Tf`;
  const stretch = (((piece.right - piece.left) / size) * 1000) / word.width;
  return (
    `100 Tz ${word.face} ${height} [<${word.space.repeat(spaces)}> ${num(shift)}] TJ ` +
    `${num(Math.abs(stretch - 1) < LEAST_STRETCH ? 100 : stretch * 100)} Tz ${word.font} ${height} <${word.codes}> Tj`
  );
}

// Less comes of the whole numbers in which a file gives widths.
const LEAST_STRETCH = 0.004;

// Of Noto Sans, in em.
const SPACE = 0.26;

interface Word {
  /** Names of the font of the word and of its face, which has the space. */
  readonly font: string;
  readonly face: string;
  readonly codes: string;
  readonly space: string;
  /** In thousandths of the font size. */
  readonly width: number;
}

function wordOf(piece: Piece, { faces, hidden }: Ink): Word {
  const face = faces.get(piece.look.face);
  if (!face) throw new Error(`The file has no face ${piece.look.face}.`);
  const common = { face: `/${face.name}`, space: face.codes(' ') };
  if (face.covers(piece.text))
    return { ...common, font: `/${face.name}`, codes: face.codes(piece.text), width: face.width(piece.text) };
  const width = ((piece.right - piece.left) / piece.look.size) * 1000;
  return { ...common, font: `/${hidden.name()}`, codes: hidden.codes(piece.text, width), width };
}
