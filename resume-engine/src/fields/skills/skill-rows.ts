import type { Line } from '../../document/line';
import { isContinuation, isRestOfItem, usualGap } from './continuation';
import { boldLabel, cellLabel, groupLabel, railOf, rightRailOf, writtenLabel } from './skill-labels';

/** A list of skills in one place, with its label if it has one. */
export interface SkillRow {
  readonly group?: string;
  readonly parts: readonly RowPart[];
}

export interface RowPart {
  readonly line: Line;
  readonly from: number;
  readonly text: string;
}

/**
 * The lines of a section as rows: without labels, wrapped lines joined.
 * @param lines of one section
 * @param edges where the longest line of each block ends
 */
export function skillRows(lines: readonly Line[], edges: ReadonlyMap<number, number>): SkillRow[] {
  const rows: { group?: string; parts: RowPart[] }[] = [];
  const rail = railOf(lines);
  const rightRail = rightRailOf(lines);
  const gap = usualGap(lines);
  const isRest = (above: Line, line: Line) =>
    isContinuation(above, line, edges.get(line.block)) || isRestOfItem(above, line, gap);
  let group: string | undefined;
  lines.forEach((line, index) => {
    const labeled = labeledBehind(line, rightRail);
    if (labeled) {
      rows.push(labeled);
      return;
    }
    const label = labelOf(line, { rail, below: lines[index + 1] });
    const above = lines[index - 1];
    const row = rows.at(-1);
    if (label === undefined && row && above && isRest(above, line)) {
      row.parts.push({ line, from: 0, text: line.text });
      return;
    }
    const from = label?.length ?? 0;
    if (label !== undefined || endsBullets(line, above)) group = label?.text;
    rows.push({ ...(group !== undefined && { group }), parts: [{ line, from, text: line.text.slice(from) }] });
  });
  return rows;
}

const endsBullets = (line: Line, above: Line | undefined) => line.bullet === undefined && above?.bullet !== undefined;

function labelOf(line: Line, { rail, below }: { readonly rail: number | undefined; readonly below: Line | undefined }) {
  return writtenLabel(line) ?? cellLabel(line, rail) ?? boldLabel(line, below) ?? groupLabel(line, below);
}

function labeledBehind(line: Line, rightRail: number | undefined): { group: string; parts: RowPart[] } | undefined {
  const [list, label] = line.cells;
  if (!list || !label || rightRail === undefined || Math.abs(label.x - rightRail) >= 3) return undefined;
  return { group: label.text, parts: [{ line, from: 0, text: list.text }] };
}
