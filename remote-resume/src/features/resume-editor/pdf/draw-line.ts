import type { Faces } from './faces';
import type { LetterFont } from './letter-font';
import type { Line, Piece } from './lines';
import type { FaceId } from './look';
import { num } from './pdf-document';
import type { Tags } from './tags';

/** px of the sheet to pt of the page: the text is 698 px and 523.28 pt wide. */
export const SCALE = 523.28 / 698;

export interface Ink {
  readonly faces: Faces;
  readonly letters: (face: FaceId) => LetterFont;
  readonly tags: Tags;
}

/** Converts px of the sheet to pt from the lower left corner of the page. */
export interface PlaceOnPage {
  readonly page: number;
  readonly x: (px: number) => number;
  readonly y: (px: number) => number;
}

// In em, the same in all faces (`fonts/subset.py`).
const ASCENT = 1.069;
const CONTENT_HEIGHT = 1.362;

export const baseline = ({ top, bottom }: Piece) => top + ((bottom - top) * ASCENT) / CONTENT_HEIGHT;

/** Whether a face of the sheet has all letters; otherwise they are drawn as an image. */
export const isInFace = (piece: Piece, faces: Faces) => faces.get(piece.look.face)?.covers(piece.text) ?? false;

/**
 * One text object per line: each word where the browser placed it, with as many spaces between
 * words as fill the gap, so parsers do not see columns.
 */
export function drawLine(line: Line, ink: Ink, place: PlaceOnPage): string {
  const pieces = line.pieces
    .map((piece) => (piece.isMarker ? inItsWidth(piece, ink.faces) : piece))
    .map((piece, at, all) => widened(piece, all[at + 1]) ?? parted(piece, all[at + 1]));
  const [first] = pieces;
  if (!first) return '';
  const base = Math.max(...pieces.map(baseline));
  // The size comes first, because pypdf finds line ends by it.
  const written = [
    'BT',
    `/${ink.faces.get(first.look.face)?.name} ${num(first.look.size * SCALE)} Tf`,
    `1 0 0 1 ${num(place.x(first.left))} ${num(place.y(base))} Tm`,
  ];
  let at = first.left;
  let isSpaced = true;
  for (const stretch of stretchesOf(pieces)) {
    written.push(ink.tags.begin(stretch[0], place.page));
    for (const piece of stretch) {
      const word = wordOf(piece, ink);
      const rise = (base - baseline(piece)) * SCALE;
      written.push(
        `${piece.look.color.map(num).join(' ')} rg ${num(Math.abs(rise) < MIN_RISE ? 0 : rise)} Ts`,
        drawWord(piece, word, { at, isSpaced }),
      );
      at = piece.right;
      isSpaced = piece.end !== undefined;
    }
    written.push('EMC');
    if (stretch[0].link) ink.tags.link(areaOf(stretch, place), place.page);
  }
  return [...written, 'ET'].join('\n');
}

/** A marker as wide as its glyph, in the middle of the place of the browser's marker. */
function inItsWidth(piece: Piece, faces: Faces): Piece {
  const width = ((faces.get(piece.look.face)?.width(piece.text) ?? 0) / 1000) * piece.look.size;
  const left = (piece.left + piece.right - width) / 2;
  return { ...piece, left, right: left + width };
}

interface WidePiece extends Piece {
  /** The right edge of its letters. */
  readonly end?: number;
}

/**
 * The last word before a date at the other end of the line, so wide that it reaches the date.
 * Poppler takes a wide gap for the border of two columns, and returns the date after the bullets.
 */
function widened(piece: Piece, next: Piece | undefined): WidePiece | undefined {
  const isFar = next && next.left - piece.right > piece.look.size;
  return isFar && !piece.isMarker ? { ...piece, end: piece.right, right: next.left } : undefined;
}

/** Narrows a piece whose gap to the next word is too small to be read as a space. */
function parted(piece: Piece, next: Piece | undefined): Piece {
  if (!next?.isApart) return piece;
  const right = Math.min(piece.right, next.left - MIN_GAP * piece.look.size);
  return right > piece.left ? { ...piece, right } : piece;
}

// In em: Poppler joins words closer than 0.15.
const MIN_GAP = 0.2;

// In pt: smaller differences are rounding errors.
const MIN_RISE = 1.2;

type Stretch = [WidePiece, ...WidePiece[]];

/** Pieces of the same block and link. */
function stretchesOf(pieces: readonly WidePiece[]): Stretch[] {
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
 * The word at the browser's position and width (some browsers round letters to whole pixels, so it
 * would run into the next word), after spaces from the end of the previous word.
 */
function drawWord(piece: Piece, word: Word, { at, isSpaced }: { at: number; isSpaced: boolean }): string {
  const { size } = piece.look;
  const gap = ((piece.left - at) / size) * 1000;
  const spaces = piece.isApart && !isSpaced ? Math.max(1, Math.round(gap / word.spaceWidth)) : 0;
  const shift = spaces * word.spaceWidth - gap;
  const height = `${num(size * SCALE)} Tf`;
  const stretch = (((piece.right - piece.left) / size) * 1000) / word.width;
  return (
    `100 Tz ${word.face} ${height} [<${word.space.repeat(spaces)}> ${num(shift)}] TJ ` +
    `${num(Math.abs(stretch - 1) < MIN_STRETCH ? 100 : stretch * 100)} Tz ${word.font} ${height} <${word.codes}> Tj`
  );
}

// Smaller differences are rounding: a PDF stores widths as integers.
const MIN_STRETCH = 0.004;

interface Word {
  /** Names of the word's font and of the face with the space. */
  readonly font: string;
  readonly face: string;
  readonly codes: string;
  readonly space: string;
  /** In 1/1000 em. */
  readonly spaceWidth: number;
  readonly width: number;
}

function wordOf(piece: WidePiece, { faces, letters }: Ink): Word {
  const face = faces.get(piece.look.face);
  if (!face) throw new Error(`The file has no face ${piece.look.face}.`);
  const common = { face: `/${face.name}`, space: face.codes(' '), spaceWidth: face.width(' ') };
  const isCovered = face.covers(piece.text);
  if (isCovered && piece.end === undefined)
    return { ...common, font: `/${face.name}`, codes: face.codes(piece.text), width: face.width(piece.text) };
  const font = letters(piece.look.face);
  const widthTo = (right: number) => ((right - piece.left) / piece.look.size) * 1000;
  const width = widthTo(piece.right);
  const codes =
    piece.end === undefined ? font.hidden(piece.text, width) : font.widened(piece.text, widthTo(piece.end), width);
  return { ...common, font: `/${font.name()}`, codes, width };
}
