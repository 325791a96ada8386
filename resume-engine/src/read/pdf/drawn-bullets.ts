import { headingKinds } from '../../sections/heading-kinds';
import { boxOf, multiply, type Box, type Matrix } from './matrix';
import type { PageItem } from './page-items';
import { placedOperators, type OperatorCodes, type Operators } from './page-operators';

interface DrawnPage {
  readonly operators: Operators;
  readonly OPS: OperatorCodes;
  readonly toPage: Matrix;
}

/** Size of a bullet in text sizes; larger dots are decoration. */
const MIN_SIZE = 0.15;
const MAX_SIZE = 0.45;
/** How much width and height may differ, in points. */
const ROUND = 0.8;
/** Maximum distance of a bullet from its text, in text sizes. */
const REACH = 2.2;
/** Text this close on the left makes it a separator, a dot this close one of a rating. */
const APART = 1.2;
const MIN_BULLETS = 2;
/** A page with more dots is a drawing. */
const MAX_SHAPES = 300;

/**
 * The items of a page with a bullet before each text that has one drawn as a shape: browsers draw
 * the dots of lists.
 */
export function withDrawnBullets(items: readonly PageItem[], page: DrawnPage): PageItem[] {
  const shapes = dots(page);
  const bullets = new Map<PageItem, PageItem>();
  for (const dot of shapes) {
    const text = textOf(dot, items);
    if (text && !bullets.has(text) && isAlone(dot, text, { items, shapes })) bullets.set(text, bulletAt(dot, text));
  }
  if (bullets.size < MIN_BULLETS) return [...items];
  return items.flatMap((item) => {
    const bullet = bullets.get(item);
    return bullet ? [bullet, item] : [item];
  });
}

/** Boxes of small shapes as wide as high. */
function dots({ operators, OPS, toPage }: DrawnPage): Box[] {
  const found: Box[] = [];
  for (const { code, operand, current } of placedOperators(operators, OPS)) {
    if (code !== OPS.constructPath) continue;
    if (found.length > MAX_SHAPES) return [];
    const [paint, , bounds] = operand as [number, unknown, ArrayLike<number> | null];
    if (paint === OPS.endPath || !bounds) continue;
    const box = boxOf(multiply(toPage, current), [bounds[0]!, bounds[1]!, bounds[2]!, bounds[3]!]);
    const [width, height] = [box[2] - box[0], box[3] - box[1]];
    if (width > 0.5 && width < 8 && Math.abs(width - height) < ROUND) found.push(box);
  }
  return found;
}

/** The text that begins right of a dot, at its height. */
function textOf([left, top, right, bottom]: Box, items: readonly PageItem[]): PageItem | undefined {
  const middle = (top + bottom) / 2;
  const beside = items.filter(
    ({ x, y, size }) => x > right - 0.5 && x - right < REACH * size && middle < y && middle > y - 0.8 * size,
  );
  const first = beside.reduce<PageItem | undefined>((one, item) => (one && one.x <= item.x ? one : item), undefined);
  const share = first && (right - left) / first.size;
  return share !== undefined && share >= MIN_SIZE && share <= MAX_SIZE ? first : undefined;
}

interface Surroundings {
  readonly items: readonly PageItem[];
  readonly shapes: readonly Box[];
}

function isAlone(dot: Box, text: PageItem, { items, shapes }: Surroundings): boolean {
  const [left, top] = dot;
  const reach = APART * text.size;
  const follows = items.some(({ x, y, width }) => Math.abs(y - text.y) < 1 && x < left && x + width > left - reach);
  const isOfRow = shapes.some(
    (other) => other !== dot && Math.abs(other[1] - top) < 1 && Math.abs(other[0] - left) < reach,
  );
  return !follows && !isOfRow && headingKinds(text.text) === undefined;
}

const bulletAt = ([left, , right]: Box, text: PageItem): PageItem => ({
  ...text,
  x: left,
  width: right - left,
  text: '•',
});
