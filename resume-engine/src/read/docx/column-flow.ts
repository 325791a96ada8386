import type { SectionFormat } from './section-format';

/** A position on a page, and its column. */
export interface FlowPlace {
  readonly page: number;
  readonly y: number;
  readonly x: number;
  readonly width: number;
  readonly stretch?: number;
}

/** The path of text through columns and pages: maps a distance along it to a position on a page. */
export interface ColumnFlow {
  at(along: number): FlowPlace;
  nextColumn(along: number): number;
  nextPage(along: number): number;
  below(along: number): number;
}

/** Pages of one size as a strip: only the space between the margins counts. */
export interface Strip {
  readonly top: number;
  readonly height: number;
}

/**
 * Where a flow begins on the strip, its maximum depth on the first page, and the `stretch` of its
 * first column.
 */
export interface FlowStart {
  readonly from: number;
  readonly depth?: number;
  readonly stretch?: number;
}

/** A flow through the columns of a section. */
export function columnFlow(section: SectionFormat, strip: Strip, start: FlowStart): ColumnFlow {
  const { columns } = section;
  const onPage = start.from % strip.height;
  const firstDepth = Math.max(12, Math.min(start.depth ?? Infinity, strip.height - onPage));
  const firstBand = firstDepth * columns.length;
  const band = strip.height * columns.length;
  const locate = (along: number) => {
    if (along < firstBand) return { strip: start.from, depth: firstDepth, inBand: along, columnsBefore: 0 };
    const bands = Math.floor((along - firstBand) / band);
    const nextPage = start.from - onPage + strip.height;
    return {
      strip: nextPage + bands * strip.height,
      depth: strip.height,
      inBand: (along - firstBand) % band,
      columnsBefore: (bands + 1) * columns.length,
    };
  };
  const columnOf = (along: number) => {
    const { inBand, depth } = locate(along);
    return Math.min(columns.length - 1, Math.floor(inBand / depth));
  };
  const stripAt = (along: number) => {
    const { strip: top, depth, inBand } = locate(along);
    return top + inBand - columnOf(along) * depth;
  };
  return {
    at(along) {
      const y = stripAt(along);
      const column = columns[columnOf(along)]!;
      const page = Math.floor(y / strip.height);
      return {
        page: page + 1,
        y: strip.top + y - page * strip.height,
        x: section.left + column.x,
        width: column.width,
        stretch: start.stretch === undefined ? 0 : start.stretch + locate(along).columnsBefore + columnOf(along),
      };
    },
    nextColumn(along) {
      const { depth, inBand } = locate(along);
      return along - inBand + (columnOf(along) + 1) * depth;
    },
    nextPage(along) {
      const { depth, inBand } = locate(along);
      return along - inBand + columns.length * depth;
    },
    below(along) {
      const { strip: top, depth } = locate(along);
      return columnOf(along) === 0 ? stripAt(along) : top + depth;
    },
  };
}

/** A flow within another: a table cell or a box. */
export function nestedFlow(
  outer: ColumnFlow,
  inner: { readonly from: number; readonly x: number; readonly width: number },
): ColumnFlow {
  return {
    at: (along) => {
      const place = outer.at(inner.from + along);
      return { ...place, x: place.x + inner.x, width: inner.width };
    },
    nextColumn: (along) => along,
    nextPage: (along) => along,
    below: (along) => outer.below(inner.from + along),
  };
}

/** A flow straight down from a position on one page. */
export function fixedFlow(place: FlowPlace): ColumnFlow {
  return {
    at: (along) => ({ ...place, y: place.y + along }),
    nextColumn: (along) => along,
    nextPage: (along) => along,
    below: (along) => along,
  };
}
