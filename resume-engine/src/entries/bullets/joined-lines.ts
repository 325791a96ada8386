import type { Line } from '../../document/line';
import { continues } from './continues';

/** A line with the lines it was wrapped onto as one text. */
export interface JoinedLine {
  readonly line: Line;
  /** The lines as they stand in the document. */
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

/** Each line that `mayGoOn` with the lines it goes on with, the others by themselves. */
export function joinLines(lines: readonly Line[], mayGoOn: (line: Line, next: Line) => boolean): JoinedLine[] {
  const joined: JoinedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && mayGoOn(last.line, line) && continues(line, last.sources, lines))
      joined[joined.length - 1] = { line: join(last.line, line), sources: [...last.sources, line] };
    else joined.push({ line, sources: [line] });
  }
  return joined;
}
