import { points } from './paragraph-format';
import { childOf, valueOf, type XmlNode } from './xml';

/** Page and columns of a section; lengths are points. */
export interface SectionFormat {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly headerAt: number;
  readonly footerAt: number;
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  readonly startsPage: boolean;
  readonly hasFirstPageHeader: boolean;
  readonly references: ReadonlyMap<string, string>;
}

const MAX_COLUMNS = 8;

/** Reads a `w:sectPr`; the default is an A4 page with one-inch margins. */
export function sectionFormat(section: XmlNode | undefined): SectionFormat {
  const size = childOf(section, 'pgSz')?.attributes ?? {};
  const margins = childOf(section, 'pgMar')?.attributes ?? {};
  const width = atLeast(100, points(size['w'])) ?? 595;
  const height = atLeast(100, points(size['h'])) ?? 842;
  const margin = (name: string, usual: number) => Math.min(Math.abs(points(margins[name]) ?? usual), height / 3);
  const left = Math.min(margin('left', 72), width / 3);
  const right = Math.min(margin('right', 72), width / 3);
  return {
    width,
    height,
    left,
    right,
    top: margin('top', 72),
    bottom: margin('bottom', 72),
    headerAt: margin('header', 36),
    footerAt: margin('footer', 36),
    columns: columnsOf(childOf(section, 'cols'), width - left - right),
    startsPage: (valueOf(section, 'type') ?? 'nextPage') !== 'continuous',
    hasFirstPageHeader: childOf(section, 'titlePg') !== undefined,
    references: new Map(
      (section?.children ?? [])
        .filter(({ name }) => name === 'headerReference' || name === 'footerReference')
        .map(({ name, attributes }) => [
          `${name.slice(0, 6)} ${attributes['type'] ?? 'default'}`,
          attributes['id'] ?? '',
        ]),
    ),
  };
}

const atLeast = (least: number, value: number | undefined) =>
  value !== undefined && value >= least ? value : undefined;

function columnsOf(columns: XmlNode | undefined, width: number): SectionFormat['columns'] {
  const { num, space } = columns?.attributes ?? {};
  const own = (columns?.children ?? []).filter(({ name }) => name === 'col').slice(0, MAX_COLUMNS);
  if (own.length > 1) return ownColumns(own);
  const count = Math.min(Math.max(1, Math.floor(Number(num ?? 1)) || 1), MAX_COLUMNS);
  const gap = points(space) ?? 36;
  const each = Math.max(36, (width - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, index) => ({ x: index * (each + gap), width: each }));
}

function ownColumns(columns: readonly XmlNode[]): SectionFormat['columns'] {
  let x = 0;
  return columns.map(({ attributes }) => {
    const column = { x, width: Math.max(36, points(attributes['w']) ?? 200) };
    x += column.width + (points(attributes['space']) ?? 0);
    return column;
  });
}
