import { isFormLabel } from '../lexicon/form-labels';
import { phrasesOf, type Phrase } from './phrases';
import { isDateLike } from './sides';
import type { Run } from './runs';

/** Details left of their text, in a part of a page without headings. */
interface Rail {
  /** Where the text begins. */
  readonly x: number;
  readonly groups: readonly Group[];
}

interface Group {
  readonly lines: readonly Phrase[];
  /** Whether the lines describe one text, not each line its own. */
  readonly isOne: boolean;
}

/** Body text, and where the text beside a rail begins, by page. */
export interface SideDetails {
  readonly body: readonly Run[];
  readonly rails: ReadonlyMap<number, readonly number[]>;
}

const MAX_WORDS = 8;
/** Edges tried per part of a page. */
const MAX_EDGES = 60;
const MAX_LINES = 6;
const MAX_WIDTH_SHARE = 0.45;
/** How far the middle of a centered heading may be from that of the page. */
const CENTER_TOLERANCE_SHARE = 0.06;
/** Minimum number of groups of details beside their text, or of lines in a single one. */
const MIN_GROUPS = 2;
/** Distance of lines in a group, in text sizes. */
const LINE_DISTANCE_EM = 1.6;
const SAME_LINE_EM = 0.35;
/** Distance of entries in line distances. */
const ENTRY_GAP_LINES = 1.3;
const ROW_DISTANCE_EM = 1.2;

/**
 * Moves details of several lines (employer, place, dates) that are left of their text above it. A
 * single line is a label or a date: it stays in the row of its text.
 */
export function withDetailsAbove(body: readonly Run[]): SideDetails {
  const pages = [...new Set(body.map(({ page }) => page))];
  const rails = new Map<number, number[]>();
  const moved = pages.flatMap((page) => {
    const runs = body.filter((run) => run.page === page);
    const found = railsOf(phrasesOf(runs));
    rails.set(
      page,
      found.map(({ x }) => x),
    );
    return move(runs, found);
  });
  return { body: moved, rails };
}

function railsOf(phrases: readonly Phrase[]): Rail[] {
  const headings = phrases.filter((phrase) => phrase.isHeading && isAlone(phrase, phrases));
  if (headings.length === 0) return [];
  const edge = Math.min(...headings.map(({ x }) => x));
  const width = Math.max(...phrases.map(({ right }) => right)) - edge;
  const bounds = [...headings.map(({ y }) => y), Infinity];
  return bounds.slice(0, -1).flatMap((top, at) => {
    const band = phrases.filter(({ y }) => y > top + 1 && y < bounds[at + 1]! - 1);
    const starts = [...new Set(band.map(({ x }) => Math.floor(x)))].filter((x) => x > edge + 30).slice(0, MAX_EDGES);
    const found = starts
      .filter(
        (x) =>
          x - edge < MAX_WIDTH_SHARE * width && headings.every((heading) => isOverBoth(heading, { x, edge, width })),
      )
      .flatMap((x) => partsOf(band, x).flatMap((part) => railIn(part, x) ?? []));
    return found.toSorted((one, other) => other.groups.length - one.groups.length).slice(0, 1);
  });
}

const isAlone = (phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  phrases.every((other) => other === phrase || Math.abs(other.y - phrase.y) > 0.5 * phrase.size);

interface Edges {
  readonly x: number;
  readonly edge: number;
  readonly width: number;
}

/** Whether a heading begins above the rail or is centered; others are those of a second column. */
const isOverBoth = (heading: Phrase, { x, edge, width }: Edges): boolean =>
  heading.x - edge < 0.3 * (x - edge) ||
  Math.abs((heading.x + heading.right) / 2 - edge - width / 2) < CENTER_TOLERANCE_SHARE * width;

/** The parts of a band between lines that cross an edge. */
function partsOf(band: readonly Phrase[], x: number): Phrase[][] {
  const parts: Phrase[][] = [[]];
  for (const phrase of band.toSorted((one, other) => one.y - other.y)) {
    const isCrossing = phrase.x < x - 1 && phrase.right > x - 0.4 * phrase.size;
    if (isCrossing) parts.push([]);
    else parts.at(-1)!.push(phrase);
  }
  return parts;
}

function railIn(part: readonly Phrase[], x: number): Rail | undefined {
  const left = part.filter((phrase) => phrase.x < x - 1);
  const right = part.filter((phrase) => phrase.x >= x - 1);
  if (left.length === 0 || right.length === 0 || part.some((phrase) => phrase.isHeading)) return undefined;
  if (left.some(({ text }) => text.split(/\s+/u).length > MAX_WORDS)) return undefined;
  const groups = groupsOf(left, right);
  if (groups.some((group) => group.length > MAX_LINES || !isBeside(group[0]!, right))) return undefined;
  const isSure = groups.length >= MIN_GROUPS || groups.some((group) => group.length > 1);
  if (!isSure || lettersIn(right) < 1.2 * lettersIn(left)) return undefined;
  return { x, groups: groups.map((lines) => ({ lines, isOne: describesOne(lines, right) })) };
}

/** Employer, place and dates describe one job; labels have a value each. */
function describesOne(lines: readonly Phrase[], right: readonly Phrase[]): boolean {
  const isValue = right.some(({ text, y }) => text.startsWith(':') && Math.abs(y - lines[0]!.y) < 1);
  if (lines.length < 2 || isValue || lines.some(({ text }) => isFormLabel(text))) return false;
  return lines.some(({ text }) => isDateLike(text)) || !lines.every((line) => isBeside(line, right));
}

const lettersIn = (phrases: readonly Phrase[]): number => phrases.reduce((sum, { text }) => sum + text.length, 0);

/** Lines of the rail that belong together: close to each other, the first beside a line of text. */
function groupsOf(left: readonly Phrase[], right: readonly Phrase[]): Phrase[][] {
  const groups: Phrase[][] = [];
  for (const phrase of left) {
    const last = groups.at(-1)?.at(-1);
    const apart = last === undefined ? Infinity : phrase.y - last.y;
    if (
      apart < SAME_LINE_EM * phrase.size ||
      (apart < LINE_DISTANCE_EM * phrase.size && !opensGap(phrase, last!, right))
    )
      groups.at(-1)!.push(phrase);
    else groups.push([phrase]);
  }
  return groups;
}

/** Whether the text beside a line begins after a gap: there the next entry begins. */
function opensGap(phrase: Phrase, last: Phrase, right: readonly Phrase[]): boolean {
  const above = right.filter(({ y, size }) => y < phrase.y - SAME_LINE_EM * size);
  const before = above.at(-1);
  if (!isBeside(phrase, right) || before === undefined) return false;
  const distances = right.slice(1).map(({ y }, at) => y - right[at]!.y);
  const usual = Math.min(...distances.filter((distance) => distance > 0.8 * phrase.size));
  return before.y < last.y - SAME_LINE_EM * last.size || phrase.y - before.y > ENTRY_GAP_LINES * usual;
}

const isBeside = (phrase: Phrase, right: readonly Phrase[]): boolean =>
  right.some(({ y, size }) => Math.abs(y - phrase.y) < SAME_LINE_EM * Math.max(size, phrase.size));

function move(runs: readonly Run[], rails: readonly Rail[]): Run[] {
  const groups = rails.flatMap(({ x, groups: all }) =>
    all.filter(({ isOne }) => isOne).map(({ lines }) => ({ lines: unwrapped(lines, x), phrases: lines })),
  );
  const tall = groups.filter(({ lines }) => lines.length > 1);
  const shifts = tall.map(({ lines, phrases: [first] }) => ({
    y: first!.y - 0.5 * first!.size,
    by: lines.length * ROW_DISTANCE_EM * first!.size,
  }));
  const shift = (y: number): number => shifts.filter((one) => one.y < y).reduce((sum, { by }) => sum + by, 0);
  const taken = new Set(groups.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.runs)));
  const moved = groups.flatMap(({ lines, phrases: [first] }) => {
    const height = lines.length > 1 ? lines.length * ROW_DISTANCE_EM * first!.size : 0;
    const top = first!.y + shift(first!.y) - height;
    return lines.flatMap((line, at) => line.map((run) => ({ ...run, y: top + at * ROW_DISTANCE_EM * first!.size })));
  });
  return [...runs.filter((run) => !taken.has(run)).map((run) => ({ ...run, y: run.y + shift(run.y) })), ...moved];
}

/** The lines of a group; one whose next word did not fit in the rail is joined with the next. */
function unwrapped(group: readonly Phrase[], x: number): Run[][] {
  const left = Math.min(...group.map((phrase) => phrase.x));
  const lines: { runs: Run[]; last: Phrase }[] = [];
  for (const phrase of group) {
    const before = lines.at(-1);
    const word = /^\S+/u.exec(phrase.text)![0];
    const letter = (phrase.right - phrase.x) / Math.max(1, phrase.text.length);
    const isWrapped =
      before !== undefined &&
      before.last.look === phrase.look &&
      phrase.y > before.last.y + SAME_LINE_EM * phrase.size &&
      before.last.right - left + (word.length + 1) * letter > 0.92 * (x - left);
    if (!isWrapped) lines.push({ runs: [...phrase.runs], last: phrase });
    else {
      const run = before.runs.at(-1)!;
      before.runs.splice(-1, 1, { ...run, text: `${run.text} ${phrase.text}` });
      before.last = phrase;
    }
  }
  return lines.map(({ runs }) => runs);
}
