import type { SectionKind } from '../resume/section';
import { headingKinds } from '../sections/heading-kinds';
import { cellsOf, type Piece } from './cells';
import { isTableHead } from './phrases';
import type { Run } from './runs';

type Row = readonly Run[];

interface Label {
  readonly row: Row;
  readonly next?: Row;
  readonly text: string;
  readonly kind: SectionKind;
  readonly look: string;
  readonly x: number;
  readonly right: number;
  readonly runs: readonly Run[];
}

const ALIGNMENT_TOLERANCE_PT = 3;
const CLEAR_HEADING =
  /experience|education|skill|objective|summary|profile|qualification|employment|project|certification|achievement/iu;

export function splitLabels(blocks: readonly (readonly Row[])[]): Row[][] {
  const looks = looksOf(blocks.flat());
  const found = blocks.flatMap(labelsIn);
  const labels = found.filter((label) => isLabel(label, found, looks));
  const seconds = new Set(labels.map((label) => label.next));
  const firsts = labels.filter((label) => !seconds.has(label.row));
  const selected = withLookAlikes(firsts, blocks.flat());
  const byRow = new Map(selected.map((label) => [label.row, label]));
  const ends = new Map(selected.flatMap((label) => (label.next === undefined ? [] : [[label.next, label] as const])));
  return blocks.map((rows) => rows.flatMap((row) => splitRow(row, byRow.get(row), ends.has(row))));
}

function splitRow(row: Row, label: Label | undefined, isEnd: boolean): Row[] {
  if (label === undefined) return [isEnd ? restOf(row) : row];
  const first = label.runs[0]!;
  return [[{ ...first, text: label.text, right: label.runs.at(-1)!.right }], restOf(row)];
}

function restOf(row: Row): Row {
  const [, ...others] = cellsOf(row);
  return others.flatMap((piece) => piece.runs);
}

function labelsIn(rows: readonly Row[]): Label[] {
  return rows.flatMap((row, at) => {
    const pieces = cellsOf(row);
    const [first] = pieces;
    if (first === undefined || pieces.length < 2 || isTableHead(pieces.map((piece) => piece.text))) return [];
    const next = rows.slice(at + 1, at + 3).find((other) => isContinued(first, other));
    const both = next === undefined ? undefined : labelOf(row, first, next);
    const label = both ?? labelOf(row, first);
    return label === undefined ? [] : [label];
  });
}

function labelOf(row: Row, piece: Piece, next?: Row): Label | undefined {
  const text = next === undefined ? piece.text : `${piece.text} ${cellsOf(next)[0]!.text}`;
  const kind = headingKinds(text)?.[0];
  if (kind === undefined) return undefined;
  const run = piece.runs[0]!;
  return {
    row,
    ...(next === undefined ? {} : { next }),
    text,
    kind,
    look: lookOf(run, text),
    x: run.x,
    right: piece.runs.at(-1)!.right,
    runs: piece.runs,
  };
}

const areAligned = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) < ALIGNMENT_TOLERANCE_PT || Math.abs(one.right - other.right) < ALIGNMENT_TOLERANCE_PT;

function isContinued(piece: Piece, row: Row): boolean {
  const pieces = cellsOf(row);
  const one = piece.runs[0]!;
  const other = pieces[0]?.runs[0];
  if (other === undefined || pieces.length < 2 || Math.abs(other.x - one.x) > ALIGNMENT_TOLERANCE_PT) return false;
  return other.y - one.y < 2.2 * one.size && other.isBold === one.isBold && other.size === one.size;
}

interface Looks {
  readonly body: string;
  readonly headingXs: readonly number[];
}

function looksOf(rows: readonly Row[]): Looks {
  const letters = new Map<string, number>();
  for (const run of rows.flat()) {
    const look = lookOf(run, run.text);
    letters.set(look, (letters.get(look) ?? 0) + run.text.length);
  }
  const body = [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0];
  const headings = rows.filter((row) => row.length === 1 && headingKinds(row[0]!.text) !== undefined);
  return { body, headingXs: headings.map((row) => row[0]!.x) };
}

/**
 * A single label can be a list title; several kinds below each other are the document's headings.
 */
function isLabel(label: Label, all: readonly Label[], looks: Looks): boolean {
  if (all.filter((other) => other.text === label.text).length > 1) return false;
  const isLikeHeading =
    looks.headingXs.some((x) => Math.abs(x - label.x) < ALIGNMENT_TOLERANCE_PT) && label.look !== looks.body;
  if (isLikeHeading && CLEAR_HEADING.test(label.text)) return true;
  const alike = all.filter((other) => other.look === label.look && areAligned(other, label));
  const kinds = new Set(alike.map((other) => other.kind));
  return kinds.size >= 2 && (kinds.has('experience') || kinds.has('education'));
}

function withLookAlikes(labels: readonly Label[], rows: readonly Row[]): Label[] {
  const known = new Set(labels.flatMap((label) => [label.row, label.next]));
  const others =
    labels.length < 2
      ? []
      : rows
          .filter((row) => !known.has(row))
          .flatMap((row): Label[] => {
            const [first, second] = cellsOf(row);
            const run = first?.runs[0];
            if (first === undefined || run === undefined || second === undefined) return [];
            const look = lookOf(run, first.text);
            const right = first.runs.at(-1)!.right;
            const label: Label = { row, text: first.text, kind: 'custom', look, x: run.x, right, runs: first.runs };
            const isAlike = labels.some((other) => other.look === look && areAligned(other, label));
            return isAlike && look !== lookOf(second.runs[0]!, second.text) && !/\d/u.test(first.text) ? [label] : [];
          });
  return [...labels, ...others];
}

const lookOf = (run: Run, text: string): string =>
  `${run.size.toFixed(0)} ${String(run.isBold)} ${String(text === text.toUpperCase() && text !== text.toLowerCase())}`;
