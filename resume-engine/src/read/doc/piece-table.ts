/** A run of text of a Word binary file ([MS-DOC], section 2.8.35). */
interface Piece {
  readonly from: number;
  readonly to: number;
  /** Offset of its bytes in the main stream, and bytes per character. */
  readonly at: number;
  readonly bytesEach: 1 | 2;
}

export interface BinaryText {
  readonly text: string;
  placeOf(character: number): number;
}

const MAX_CHARACTERS = 2_000_000;
const MAX_PIECES = 100_000;
const windows1252 = new TextDecoder('windows-1252');
const utf16 = new TextDecoder('utf-16le');

/** Reads the text assembled by a `Clx`. */
export function readText(main: Uint8Array, clx: Uint8Array): BinaryText {
  const pieces = readPieces(clx);
  const parts = pieces.map(({ from, to, at, bytesEach }) => {
    const bytes = main.subarray(at, at + (to - from) * bytesEach);
    return (bytesEach === 1 ? windows1252 : utf16).decode(bytes).padEnd(to - from, '\u0000');
  });
  return {
    text: parts.join(''),
    placeOf(character) {
      const piece = pieces[pieceAt(pieces, character)];
      return piece ? piece.at + (character - piece.from) * piece.bytesEach : -1;
    },
  };
}

function readPieces(clx: Uint8Array): Piece[] {
  const view = new DataView(clx.buffer, clx.byteOffset, clx.byteLength);
  let at = 0;
  while (view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (view.getUint8(at) !== 2) throw new RangeError('no piece table');
  const count = Math.min(MAX_PIECES, Math.floor((view.getUint32(at + 1, true) - 4) / 12));
  const characters = at + 5;
  const places = characters + (count + 1) * 4;
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = view.getUint32(characters + index * 4, true);
    const to = view.getUint32(characters + index * 4 + 4, true);
    if (to < from || to > MAX_CHARACTERS || from !== (pieces.at(-1)?.to ?? 0)) break;
    const place = view.getUint32(places + index * 8 + 2, true);
    const isNarrow = (place & 0x40000000) !== 0;
    const start = place & 0x3fffffff;
    pieces.push({ from, to, at: isNarrow ? start >>> 1 : start, bytesEach: isNarrow ? 1 : 2 });
  }
  return pieces;
}

function pieceAt(pieces: readonly Piece[], character: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.to <= character) low = middle + 1;
    else high = middle;
  }
  return low;
}
