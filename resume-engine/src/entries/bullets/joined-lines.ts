import type { Line } from '../../document/line';
import { continues } from './continues';

/** A line joined with the lines it wraps onto. */
export interface JoinedLine {
  readonly line: Line;
  readonly sources: readonly Line[];
}

function join(first: Line, next: Line): Line {
  const isBroken =
    (/\p{L}-$/u.test(first.text) && /^\p{Ll}/u.test(next.text)) || (/\d-$/.test(first.text) && /^\d/.test(next.text));
  const space = isBroken ? '' : ' ';
  const last = first.cells.at(-1);
  const cells = last
    ? [...first.cells.slice(0, -1), { ...last, text: `${last.text}${space}${next.text}` }]
    : first.cells;
  return { ...first, text: `${first.text}${space}${next.text}`, cells, right: Math.max(first.right, next.right) };
}

/** Each line that `mayGoOn` with its continuation lines; other lines alone. */
export function joinLines(lines: readonly Line[], mayContinue: (line: Line, next: Line) => boolean): JoinedLine[] {
  const joined: JoinedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && mayContinue(last.line, line) && continues(line, last.sources, lines))
      joined[joined.length - 1] = { line: join(last.line, line), sources: [...last.sources, line] };
    else joined.push({ line, sources: [line] });
  }
  return joined;
}
