/** A Word property: its number and the position of its operand ([MS-DOC], section 2.2.5.1). */
export interface Sprm {
  readonly code: number;
  readonly operand: DataView;
}

/** Properties of a byte range of the main stream. */
export interface PropertyRun {
  readonly from: number;
  readonly to: number;
  /** The style of a paragraph; characters name theirs by a property. */
  readonly style?: number;
  readonly sprms: readonly Sprm[];
}

const PAGE = 512;
const TABLE_DEFINITION = 0xd608;
/** Operand: the place of a property list in the data stream, as wide tables need it. */
const LONG_LISTS = new Set([0x6645, 0x6646]);
const OPERAND_LENGTHS = [1, 1, 2, 4, 2, 2, undefined, 3] as const;

/** Splits a property list; a broken end is ignored. */
export function readSprms(bytes: Uint8Array): Sprm[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sprms: Sprm[] = [];
  for (let at = 0; at + 3 <= bytes.length;) {
    const code = view.getUint16(at, true);
    const fixed = OPERAND_LENGTHS[code >> 13];
    const [start, length] = fixed ? [at + 2, fixed] : variable(view, at, code);
    if (start + length > bytes.length) break;
    sprms.push({ code, operand: new DataView(bytes.buffer, bytes.byteOffset + start, length) });
    at = start + length;
  }
  return sprms;
}

/** Property lists with those they refer to in the data stream. */
export function withLongLists(runs: readonly PropertyRun[], data: Uint8Array): PropertyRun[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return runs.map((run) => {
    const place = run.sprms.find(({ code }) => LONG_LISTS.has(code))?.operand.getUint32(0, true);
    if (place === undefined || place + 2 > data.length) return run;
    const list = data.subarray(place + 2, place + 2 + view.getUint16(place, true));
    return { ...run, sprms: [...run.sprms, ...readSprms(list)] };
  });
}

/** The table definition has a two-byte length. */
function variable(view: DataView, at: number, code: number): [start: number, length: number] {
  if (code !== TABLE_DEFINITION) return [at + 3, view.getUint8(at + 2)];
  return at + 4 > view.byteLength ? [at + 4, 0] : [at + 4, Math.max(0, view.getUint16(at + 2, true) - 1)];
}

/**
 * Reads the runs of all property pages of a table, in order of position.
 * @param table `PlcBteChpx` or `PlcBtePapx`
 */
export function readRuns(main: Uint8Array, table: Uint8Array, kind: 'character' | 'paragraph'): PropertyRun[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const count = Math.max(0, Math.floor((table.length - 4) / 8));
  const runs = Array.from({ length: count }, (_, index) => {
    const number = view.getUint32((count + 1 + index) * 4, true) & 0x3fffff;
    const page = main.subarray(number * PAGE, (number + 1) * PAGE);
    return page.length === PAGE ? readPage(page, kind) : [];
  });
  return runs.flat().sort((a, b) => a.from - b.from);
}

function readPage(page: Uint8Array, kind: 'character' | 'paragraph'): PropertyRun[] {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
  const count = Math.min(page[PAGE - 1]!, kind === 'character' ? 101 : 29);
  const step = kind === 'character' ? 1 : 13;
  return Array.from({ length: count }, (_, index) => {
    const at = page[(count + 1) * 4 + index * step]! * 2;
    const places = { from: view.getUint32(index * 4, true), to: view.getUint32(index * 4 + 4, true) };
    if (at === 0) return { ...places, sprms: [] };
    if (kind === 'character') return { ...places, sprms: readSprms(page.subarray(at + 1, at + 1 + page[at]!)) };
    const long = page[at] === 0;
    const start = at + (long ? 2 : 1);
    const length = long ? page[at + 1]! * 2 : page[at]! * 2 - 1;
    const style = page[start]! | (page[start + 1]! << 8);
    return { ...places, style, sprms: readSprms(page.subarray(start + 2, Math.min(PAGE, start + length))) };
  });
}

export function runAt(runs: readonly PropertyRun[], place: number): PropertyRun | undefined {
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle]!;
    if (place < run.from) high = middle - 1;
    else if (place >= run.to) low = middle + 1;
    else return run;
  }
  return undefined;
}
