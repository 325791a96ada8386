import type { ReadDocument } from '../document/document';
import type { Line } from '../document/line';
import { atUsualSize } from './at-usual-size';
import { splitFurniture } from './furniture';
import { splitInlineHeadings } from './inline-headings';
import { splitLabels } from './labels';
import { blockRows, lineOf, type LooseLine } from './lines';
import { phrasesOf } from './phrases';
import { blocksOf, regionsOfPages } from './regions';
import { type Run, runsOf } from './runs';
import { withDetailsAbove, type SideDetails } from './side-details';
import { withHeadingsAbove } from './side-headings';
import type { Item } from '../document/item';

/** A document in reading order. */
export interface Layout {
  readonly lines: readonly Line[];
  /**
   * Page numbers and running heads: not in the body, but possibly the only place of a name or
   * address.
   */
  readonly furniture: readonly Line[];
  /** The words as a reader without column detection extracts them. */
  readonly contentOrder: readonly string[];
  /** Divide a length of the lines by this to get the length in the file. */
  readonly scale: number;
}

export function layOut(asWritten: ReadDocument): Layout {
  const { document, scale } = atUsualSize(asWritten);
  const { body, furniture } = splitFurniture(document, runsOf(document.items));
  const blocks = splitInlineHeadings(
    splitLabels(textBlocks(document, withDetailsAbove(withHeadingsAbove(body))).map(blockRows)),
  ).map((rows) => rows.map(lineOf));
  return {
    lines: numbered(blocks),
    furniture: numbered([furniture.map(lineOf)]),
    contentOrder: contentOrder(document.items),
    scale,
  };
}

function textBlocks(document: ReadDocument, { body, rails }: SideDetails): Run[][] {
  const parts = document.pages.flatMap((_, at) => stretchesOf(body.filter((run) => run.page === at + 1)));
  parts.sort((one, other) => (one.stretch ?? 0) - (other.stretch ?? 0));
  return regionsOfPages(
    parts.map(({ runs }) => phrasesOf(runs)),
    (page) => rails.get(page) ?? [],
  )
    .flatMap((region, at) => blocksOf(region, at <= 1))
    .map((phrases) => phrases.flatMap((phrase) => phrase.runs));
}

/**
 * The text of a page, split by the columns of a Word document; unassigned text goes with the first.
 */
function stretchesOf(page: readonly Run[]): { readonly stretch?: number; readonly runs: readonly Run[] }[] {
  const known = page.flatMap(({ stretch }) => (stretch === undefined ? [] : [stretch]));
  const stretches = [...new Set(known)].sort((one, other) => one - other);
  if (stretches.length === 0) return [{ runs: page }];
  return stretches.map((one) => ({
    stretch: one,
    runs: page.filter(({ stretch }) => (stretch ?? stretches[0]) === one),
  }));
}

function numbered(blocks: readonly LooseLine[][]): Line[] {
  const distance = usualDistance(blocks);
  const lines: Line[] = [];
  for (const [block, loose] of blocks.entries())
    for (const [at, line] of loose.entries()) {
      const above = loose[at - 1];
      const gapAbove = above === undefined ? 0 : (line.y - above.y) / distance;
      lines.push({ ...line, index: lines.length, gapAbove, block });
    }
  return lines;
}

/** The most frequent line distance of a block: that of paragraphs. */
function usualDistance(blocks: readonly LooseLine[][]): number {
  const counts = new Map<number, number>();
  for (const lines of blocks)
    for (const [at, line] of lines.entries()) {
      const apart = Math.round((line.y - (lines[at - 1]?.y ?? line.y)) * 2) / 2;
      if (apart > 0.5 * line.size) counts.set(apart, (counts.get(apart) ?? 0) + 1);
    }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [12, 0])[0];
}

/** The words in file order, as a reader without column detection extracts them. */
function contentOrder(items: readonly Item[]): string[] {
  let text = '';
  let before: Item | undefined;
  for (const item of items.toSorted((a, b) => a.order - b.order)) {
    text += (before === undefined || touches(before, item) ? '' : ' ') + item.text;
    before = item;
  }
  return text.split(/\s+/u).filter((word) => word !== '');
}

function touches(before: Item, item: Item): boolean {
  if (before.page !== item.page || Math.abs(before.y - item.y) > 0.45 * item.size) return false;
  const gap = item.x - (before.x + before.width);
  return gap > -0.5 * item.size && gap < 0.18 * item.size;
}
