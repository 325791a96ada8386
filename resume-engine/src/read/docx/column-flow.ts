import type { SectionFormat } from './section-format';

/** A place on a page, and the column that is there. */
export interface FlowPlace {
  /** From 1. */
  readonly page: number;
  /** From the top of the page. */
  readonly y: number;
  readonly x: number;
  readonly width: number;
  /** The column as `Item.stretch` counts them. */
  readonly stretch?: number;
}

/** The way text takes through columns and pages: how far along it a line stands says where on which page. */
export interface ColumnFlow {
  at(along: number): FlowPlace;
  nextColumn(along: number): number;
  nextPage(along: number): number;
  /** Where on the strip of all pages, one below the other, something after this point may begin. */
  below(along: number): number;
}

/** Pages of one size as a strip: only the space between the margins counts. */
export interface Strip {
  readonly top: number;
  /** Of the space between the margins. */
  readonly height: number;
}

/** Where a track begins on the strip, how much of the first page it may use, and the `stretch` of its first column. */
export interface FlowStart {
  readonly from: number;
  readonly depth?: number;
  readonly stretch?: number;
}

/** A track through the columns of a section. */
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
        ...(start.stretch === undefined
          ? {}
          : { stretch: start.stretch + locate(along).columnsBefore + columnOf(along) }),
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

/** A track within another: a cell of a table, or a box. */
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

/** A track straight down from a place of one page. */
export function fixedFlow(place: FlowPlace): ColumnFlow {
  return {
    at: (along) => ({ ...place, y: place.y + along }),
    nextColumn: (along) => along,
    nextPage: (along) => along,
    below: (along) => along,
  };
}
