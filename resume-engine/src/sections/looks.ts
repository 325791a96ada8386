import type { Line } from '../document/line';
import { headingKinds } from './heading-kinds';

/** What the headings of a document have in common. */
export interface Looks {
  readonly bodySize: number;
  readonly areKnown: boolean;
  readonly headingShare: (line: Line) => 'most' | 'some' | 'few';
}

export function looksOf(lines: readonly Line[]): Looks {
  const body = bodyOf(lines);
  const counts = new Map<string, { kinds: Set<string>; known: number; all: number }>();
  for (const line of lines) {
    if (line.cells.length !== 1 || line.bullet !== undefined) continue;
    const count = counts.get(lookOf(line)) ?? { kinds: new Set(), known: 0, all: 0 };
    const kind = headingKinds(line.text)?.[0];
    if (kind !== undefined) count.kinds.add(kind);
    counts.set(lookOf(line), { ...count, known: count.known + (kind === undefined ? 0 : 1), all: count.all + 1 });
  }
  const share = (look: string): 'most' | 'some' | 'few' => {
    const count = counts.get(look);
    if (count === undefined) return 'few';
    if (count.kinds.size >= 2 && count.known >= 0.5 * count.all) return 'most';
    if (count.kinds.size >= 2 && count.known > count.all / 3) return 'some';
    return 'few';
  };
  const headings = lines.filter((line) => headingKinds(line.text) !== undefined && share(lookOf(line)) === 'most');
  return {
    bodySize: body.size,
    areKnown: [...counts].some(([look, { kinds }]) => kinds.size >= 2 && share(look) !== 'few'),
    headingShare: (line) => {
      const own = share(lookOf(line));
      if (own !== 'few' || (counts.get(lookOf(line))?.all ?? 0) > 1) return own;
      return headings.some((heading) => isAsStrong(line, heading)) ? 'some' : 'few';
    },
  };
}

const lookOf = (line: Line): string =>
  `${(Math.round(line.size * 2) / 2).toString()} ${String(line.isBold)} ${String(isUpper(line.text))} ${line.color ?? ''}`;

const isAsStrong = (line: Line, heading: Line): boolean =>
  line.size >= heading.size && (line.isBold || !heading.isBold) && (isUpper(line.text) || !isUpper(heading.text));

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

function bodyOf(lines: readonly Line[]): { look: string; size: number } {
  const letters = new Map<string, { size: number; count: number }>();
  for (const line of lines) {
    const look = lookOf(line);
    letters.set(look, { size: line.size, count: (letters.get(look)?.count ?? 0) + line.text.length });
  }
  const [look = '', { size } = { size: 10 }] = [...letters].toSorted((a, b) => b[1].count - a[1].count)[0] ?? [];
  return { look, size };
}
