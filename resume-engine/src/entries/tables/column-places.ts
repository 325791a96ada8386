import type { Line } from '../../document/line';

interface Placed {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

const NEAR = 9;

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Where the columns of a table begin: by the full lines if most are full; otherwise by the
 * positions at which cells of more than one line begin, and all cells of the fullest line.
 */
export function columnStarts(lines: readonly Line[]): number[] {
  const widest = lines.reduce<readonly Placed[]>(
    (fullest, { cells }) => (cells.length > fullest.length ? cells : fullest),
    [],
  );
  const full = lines.filter(({ cells }) => cells.length === widest.length);
  if (full.length * 2 > lines.length) return widest.map((_, at) => median(full.map(({ cells }) => cells[at]?.x ?? 0)));
  const places = lines.flatMap((line) => line.cells.map((cell) => ({ x: cell.x, line })));
  const starts: number[] = [];
  for (const { x } of [...places].sort((a, b) => a.x - b.x)) {
    if (starts.length && x - (starts.at(-1) ?? 0) < NEAR) continue;
    const own = new Set(places.filter((place) => place.x >= x && place.x < x + NEAR).map(({ line }) => line)).size;
    if (own > 1 || widest.some((cell) => Math.abs(cell.x - x) < NEAR)) starts.push(x);
  }
  return starts;
}

/** Left and right edge of a column. */
export type Band = readonly [left: number, right: number];

/**
 * The columns of a table by the space between them, also if cells are centered; undefined if some
 * texts run over it.
 */
export function columnBands(lines: readonly Line[]): Band[] | undefined {
  const count = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const bands: [number, number][] = [];
  for (const { x, right } of lines.flatMap(({ cells }) => cells).sort((one, other) => one.x - other.x)) {
    const last = bands.at(-1);
    if (last && x < last[1]) last[1] = Math.max(last[1], right);
    else bands.push([x, right]);
  }
  return bands.length === count ? bands : undefined;
}

/** The nearest space (or change to a capital letter) within four letters of a position. */
function breakNear(text: string, at: number): number {
  for (let away = 0; away <= 4; away += 1)
    for (const place of [at - away, at + away]) if (text[place] === ' ') return place;
  for (let away = 0; away <= 4; away += 1)
    for (const place of [at - away, at + away])
      if (/\p{Ll}\p{Lu}/u.test(text.slice(place - 1, place + 1))) return place;
  return -1;
}

function splitAt({ text, x, right }: Placed, start: number): Placed[] {
  if (start < x + 9 || start > right - 5) return [{ text, x, right }];
  const at = breakNear(text, Math.round(((start - x) / (right - x)) * text.length));
  if (at <= 0) return [{ text, x, right }];
  return [
    { text: text.slice(0, at).trim(), x, right: start - 1 },
    { text: text.slice(at).trim(), x: start, right },
  ];
}

/** The texts of a line, split where they run over a column start: tight columns lose their gap. */
export function splitAtColumns(line: Line, starts: readonly number[]): Placed[] {
  let parts: Placed[] = line.cells.filter((cell) => cell.text.trim());
  if (parts.length >= starts.length) return parts;
  for (const start of starts) parts = parts.flatMap((part) => splitAt(part, start));
  return parts;
}

/** Each text with its column: one to one if the counts match, otherwise by its place. */
export function columnsOf(
  parts: readonly Placed[],
  starts: readonly number[],
  bands: readonly Band[] | undefined,
): { column: number; text: string }[] {
  return parts.map(({ text, x, right }, at) => {
    if (parts.length === starts.length) return { column: at, text };
    const band = bands?.findIndex(([from, to]) => x < to && right > from) ?? -1;
    if (band >= 0) return { column: band, text };
    const distances = starts.map((start, place) =>
      Math.min(Math.abs(start - x), Math.abs((start + (starts[place + 1] ?? right)) / 2 - (x + right) / 2)),
    );
    return { column: distances.indexOf(Math.min(...distances)), text };
  });
}
