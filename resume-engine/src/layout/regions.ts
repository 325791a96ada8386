import { findGutter, type Known } from './gutter';
import type { Phrase } from './phrases';

/** A part of a page: text read line by line, or two columns read one after the other. */
export type Region = TextRegion | ColumnRegion;

interface TextRegion {
  readonly kind: 'text';
  readonly phrases: readonly Phrase[];
}

interface ColumnRegion {
  readonly kind: 'columns';
  readonly x: number;
  readonly left: readonly Region[];
  readonly right: readonly Region[];
}

/** The parts of a page from top to bottom. */
export function regionsOf(phrases: readonly Phrase[], { before, rails }: Known): Region[] {
  if (phrases.length === 0) return [];
  const gutter = findGutter(phrases, { before, rails });
  if (gutter === undefined) return [{ kind: 'text', phrases }];
  return [
    ...regionsOf(gutter.above, { before, rails }),
    {
      kind: 'columns',
      x: gutter.x,
      left: regionsOf(gutter.left, { rails }),
      right: regionsOf(gutter.right, { rails }),
    },
    ...regionsOf(gutter.below, { before, rails }),
  ];
}

export function regionsOfPages(
  pages: readonly (readonly Phrase[])[],
  railsOn: (page: number) => readonly number[],
): Region[] {
  const regions: Region[] = [];
  for (const phrases of pages) {
    const last = regions.at(-1);
    const [first, ...rest] = regionsOf(phrases, {
      before: last?.kind === 'columns' ? last.x : undefined,
      rails: railsOn(phrases[0]?.runs[0]?.page ?? 0),
    });
    if (first === undefined) continue;
    const joined = last === undefined ? undefined : join(last, first);
    if (joined === undefined) regions.push(first);
    else regions.splice(-1, 1, joined);
    regions.push(...rest);
  }
  return regions;
}

const SAME_GUTTER_PT = 12;

function join(last: Region, first: Region): Region | undefined {
  if (last.kind !== 'columns') return undefined;
  if (first.kind === 'columns') {
    if (Math.abs(last.x - first.x) > SAME_GUTTER_PT) return undefined;
    return { ...last, left: [...last.left, ...first.left], right: [...last.right, ...first.right] };
  }
  if (first.phrases.every((phrase) => phrase.x >= last.x - 2)) return { ...last, right: [...last.right, first] };
  if (first.phrases.every((phrase) => phrase.right < last.x)) return { ...last, left: [...last.left, first] };
  return undefined;
}

/**
 * The texts of a region in reading order. Text above the right column's first heading precedes the
 * left column.
 */
export function blocksOf(region: Region, isFirst: boolean): (readonly Phrase[])[] {
  if (region.kind === 'text') return [region.phrases];
  const left = region.left.flatMap((part) => blocksOf(part, false));
  const right = region.right.flatMap((part) => blocksOf(part, false));
  if (!isFirst) return [...left, ...right];
  const [top = [], ...others] = right;
  const heading = top.findIndex((phrase) => phrase.isHeading);
  if (heading <= 0) return [...left, ...right];
  return [top.slice(0, heading), ...left, top.slice(heading), ...others];
}
