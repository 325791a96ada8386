import { headingKinds } from '../sections/heading-kinds';
import { phrasesOf, type Phrase } from './phrases';
import type { Run } from './runs';
import { isDateLike } from './sides';

/** Headings left of their text, on one page. */
interface Rail {
  /** Where the text begins. */
  readonly x: number;
  readonly headings: readonly SideHeading[];
}

/** A heading in the rail, broken into lines by its width. */
interface SideHeading {
  readonly phrases: readonly Phrase[];
  readonly text: string;
  readonly isKnown: boolean;
}

const MIN_KNOWN_HEADINGS = 3;
/** Minimum number of lines that begin at the edge of the text. */
const MIN_LINES = 4;
const MAX_WORDS = 6;
/** Edges tried per page, those of the most lines first. */
const MAX_EDGES = 30;
const MAX_HEADING_LINES = 4;
const SAME_EDGE_PT = 6;
/** Line distance inside a heading, in text sizes. */
const LINE_DISTANCE_EM = 1.45;
/** Distance of a heading from the first line beside it, in text sizes. */
const BESIDE_DISTANCE_EM = 0.9;
const SPACE_ABOVE_EM = 0.6;
const SPACE_BELOW_EM = 1.4;

/**
 * Moves headings that are left of their text above it, each in one line: the text of a page with
 * such headings is one column.
 */
export function withHeadingsAbove(body: readonly Run[]): Run[] {
  const pages = [...groupBy(body, ({ page }) => page).values()];
  const rails = pages.flatMap((runs) => railsOf(phrasesOf(runs)));
  const [best] = rails
    .map(({ x }) => ({ x, known: knownAt(rails, x) }))
    .toSorted((one, other) => other.known - one.known);
  if (best === undefined || best.known < MIN_KNOWN_HEADINGS) return [...body];
  return pages.flatMap((runs) => {
    const rail = railsOf(phrasesOf(runs)).find(({ x }) => Math.abs(x - best.x) < SAME_EDGE_PT);
    return rail === undefined ? [...runs] : moved(runs, rail);
  });
}

const knownAt = (rails: readonly Rail[], x: number): number =>
  rails
    .filter((rail) => Math.abs(rail.x - x) < SAME_EDGE_PT)
    .flatMap(({ headings }) => headings.filter(({ isKnown }) => isKnown)).length;

function railsOf(phrases: readonly Phrase[]): Rail[] {
  const starts = groupBy(phrases, ({ x }) => Math.round(x));
  const edges = [...starts.keys()]
    .map((x) => ({ x, lines: linesNear(starts, x) }))
    .filter(({ lines }) => lines >= MIN_LINES)
    .toSorted((one, other) => other.lines - one.lines);
  return edges.slice(0, MAX_EDGES).flatMap(({ x }) => railAt(phrases, x) ?? []);
}

const linesNear = (starts: ReadonlyMap<number, readonly Phrase[]>, x: number): number =>
  [x - 1, x, x + 1].reduce((sum, at) => sum + (starts.get(at)?.length ?? 0), 0);

function railAt(phrases: readonly Phrase[], x: number): Rail | undefined {
  const right = phrases.filter((phrase) => phrase.x >= x - 1.5);
  const left = phrases.filter((phrase) => phrase.right < x - 0.4 * phrase.size);
  const looks = groupBy(left.filter(isWorded), ({ look }) => look);
  const [look] = [...looks].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (look === undefined) return undefined;
  const inLook = left.filter((phrase) => phrase.look === look);
  const headings = headingsOf(inLook, right).filter((heading) => hasText(heading, right));
  const known = headings.filter(({ isKnown }) => isKnown);
  if (known.length === 0 || headings.length > 1.5 * known.length) return undefined;
  const [top, bottom] = [known[0]!.phrases[0]!.y, known.at(-1)!.phrases.at(-1)!.y];
  const others = left.filter(
    ({ look: own, y, text }) => own !== look && y > top && y < bottom && !isDateLike(text) && text.length > 1,
  );
  if (others.length > 0.2 * headings.length) return undefined;
  // Headings on both sides are those of two columns.
  const headingsRight = right.filter((phrase) => phrase.look === look && phrase.isHeading).length;
  return headingsRight > 0.34 * known.length ? undefined : { x, headings };
}

const isWorded = (phrase: Phrase): boolean =>
  phrase.text.split(/\s+/u).length <= MAX_WORDS && /\p{L}{2}/u.test(phrase.text) && !isDateLike(phrase.text);

const isBeside = (heading: Phrase, right: readonly Phrase[]): boolean =>
  right.some(({ y, size }) => Math.abs(y - heading.y) < 0.5 * Math.max(size, heading.size));

/** Whether text begins beside a heading, or right below its height. */
function hasText({ phrases }: SideHeading, right: readonly Phrase[]): boolean {
  const { size, y: top } = phrases[0]!;
  const bottom = phrases.length > 1 ? phrases.at(-1)!.y + LINE_DISTANCE_EM * size : top;
  return right.some(
    ({ y, size: own }) => y > top - BESIDE_DISTANCE_EM * Math.max(size, own) && y < bottom + BESIDE_DISTANCE_EM * size,
  );
}

/** The lines of the rail as headings: those close to each other by the words they form. */
function headingsOf(lines: readonly Phrase[], right: readonly Phrase[]): SideHeading[] {
  const groups: Phrase[][] = [];
  for (const phrase of lines.toSorted((one, other) => one.y - other.y)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isClose = last !== undefined && phrase.y - last.y < LINE_DISTANCE_EM * phrase.size;
    // Text that resumes after a gap is that of the next heading.
    const isNext = group?.some((line) => isBeside(line, right)) && !isBeside(last!, right) && isBeside(phrase, right);
    if (isClose && !isNext) group!.push(phrase);
    else groups.push([phrase]);
  }
  return groups.flatMap(split);
}

/** The lines of a group as the fewest headings, as many known as possible. */
function split(lines: readonly Phrase[]): SideHeading[] {
  const best: { cost: number; headings: SideHeading[] }[] = [{ cost: 0, headings: [] }];
  for (let to = 1; to <= lines.length; to += 1) {
    const options = Array.from({ length: Math.min(MAX_HEADING_LINES, to) }, (_, back) => {
      const heading = headingOf(lines.slice(to - back - 1, to));
      const before = best[to - back - 1]!;
      return {
        cost: before.cost + (heading.isKnown ? 1 : 3 * heading.phrases.length),
        headings: [...before.headings, heading],
      };
    });
    best.push(options.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)!.headings;
}

function headingOf(phrases: readonly Phrase[]): SideHeading {
  const texts = phrases.slice(1).reduce((all, { text }) => joined(all, text), [phrases[0]!.text]);
  const known = texts.find((text) => headingKinds(text) !== undefined);
  return { phrases, text: known ?? texts[0]!, isKnown: known !== undefined };
}

/** Texts with the next line, which may begin inside a word. */
const joined = (texts: readonly string[], next: string): string[] =>
  texts.flatMap((text) =>
    /\p{L}-$/u.test(text) ? [`${text.slice(0, -1)}${next}`] : [`${text} ${next}`, `${text}${next}`],
  );

function groupBy<K, T>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? [];
    groups.set(keyOf(one), group);
    group.push(one);
  }
  return groups;
}

/** Rows of a section beside a heading in the middle of its height. */
const MIN_CENTERED_ROWS = 3;

/**
 * Where the text of each heading begins if the headings are in the middle of their text: sections
 * are separated by the widest gap between two headings.
 */
function centeredTops(rest: readonly Run[], { x, headings }: Rail): readonly number[] | undefined {
  const ys = rest.filter((run) => run.x >= x - 1.5).map(({ y }) => y);
  const rows = ys.filter((y, at) => at === 0 || y - ys[at - 1]! > 2);
  const middles = headings.map(({ phrases }) => (phrases[0]!.y + phrases.at(-1)!.y) / 2);
  const starts = middles.slice(1).map((middle, at) => {
    const between = rows.filter((y) => y > middles[at]! - 2 && y < middle + 2);
    return between
      .slice(1)
      .map((y, index) => ({ y, gap: y - between[index]! }))
      .reduce((best, one) => (one.gap > best.gap + 0.1 ? one : best), { y: middle, gap: 0 }).y;
  });
  const sections = middles.map((middle, at) => {
    const below = rows.filter((y) => y > middle - 2 && y < (starts[at] ?? Infinity) - 2);
    const bottom = below.at(-1) ?? middle;
    const top = at === 0 ? 2 * middle - bottom - 3 : starts[at - 1]! - 2;
    const own = rows.filter((y) => y >= top && y <= bottom);
    return { middle, own, size: headings[at]!.phrases[0]!.size };
  });
  const tall = sections.filter(({ own }) => own.length >= MIN_CENTERED_ROWS);
  const isCentered = ({ middle, own, size }: (typeof sections)[number]) =>
    Math.abs(middle - (own[0]! + own.at(-1)!) / 2) < 0.9 * size && own[0]! < middle - size;
  return tall.length > 0 && tall.every(isCentered) ? sections.map(({ own, middle }) => own[0] ?? middle) : undefined;
}

/** The runs of a page with the headings of the rail above the lines beside them. */
function moved(runs: readonly Run[], rail: Rail): Run[] {
  const { headings } = rail;
  const taken = new Set(headings.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.runs)));
  const rest = runs.filter((run) => !taken.has(run)).toSorted((one, other) => one.y - other.y);
  const tops = centeredTops(rest, rail);
  const above = headings.map(({ phrases: [first], text }, at) => {
    const size = first!.size;
    const top = tops?.[at];
    if (top !== undefined) return { y: top, size, text, run: first!.runs[0]! };
    const next = rest.find((run) => run.y > first!.y - BESIDE_DISTANCE_EM * Math.max(size, run.size));
    return { y: Math.min(next?.y ?? first!.y, first!.y + size), size, text, run: first!.runs[0]! };
  });
  const shift = (y: number, isHeading: boolean): number =>
    above
      .filter((heading) => heading.y < y - 0.1 || (!isHeading && heading.y <= y + 0.1))
      .reduce((sum, { size }) => sum + (SPACE_ABOVE_EM + SPACE_BELOW_EM) * size, 0);
  return [
    ...rest.map((run) => ({ ...run, y: run.y + shift(run.y, false) })),
    ...above.map(({ y, size, text, run }) => ({
      ...run,
      text,
      // At the edge of its text, so that both are one column.
      x: rail.x,
      right: rail.x + Math.max(run.right - run.x, text.length * size * 0.5),
      y: y + shift(y, true) + SPACE_ABOVE_EM * size,
    })),
  ];
}
