import { defined, switched } from './looks';
import { childOf, valueOf, type XmlNode } from './xml';

export interface TabStop {
  readonly at: number;
  readonly kind: 'left' | 'right' | 'center' | 'clear';
}

/** Paragraph format; lengths are points. Undefined properties are inherited. */
export interface ParagraphFormat {
  readonly left?: number;
  readonly right?: number;
  /** First line indent relative to `left`; negative for hanging indents. */
  readonly first?: number;
  readonly before?: number;
  readonly after?: number;
  /** Line distance in usual line distances. */
  readonly lineFactor?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly tabs?: readonly TabStop[];
  readonly numbering?: { readonly id: string; readonly level: number };
  readonly startsPage?: boolean;
  readonly joinsSameStyle?: boolean;
}

export function formatOf(properties: XmlNode | undefined): ParagraphFormat {
  if (!properties) return {};
  const spacing = childOf(properties, 'spacing')?.attributes ?? {};
  const isProportional = spacing['lineRule'] === undefined || spacing['lineRule'] === 'auto';
  return {
    ...indentOf(childOf(properties, 'ind')),
    ...defined('before', points(spacing['before'])),
    ...defined('after', points(spacing['after'])),
    ...defined(
      'lineFactor',
      isProportional && spacing['line'] ? Number(spacing['line']) / 240 || undefined : undefined,
    ),
    ...defined('align', alignOf(valueOf(properties, 'jc'))),
    ...defined('tabs', tabsOf(childOf(properties, 'tabs'))),
    ...defined('numbering', numberingOf(childOf(properties, 'numPr'))),
    ...defined('startsPage', switched(properties, 'pageBreakBefore')),
    ...defined('joinsSameStyle', switched(properties, 'contextualSpacing')),
  };
}

/** An inherited format with overrides. Tab stops add up. */
export function overlaid(above: ParagraphFormat, below: ParagraphFormat): ParagraphFormat {
  const tabs = [...(above.tabs ?? []), ...(below.tabs ?? [])];
  return { ...above, ...below, ...(tabs.length > 0 ? { tabs } : {}) };
}

export function indentOf(indent: XmlNode | undefined): ParagraphFormat {
  if (!indent) return {};
  const { left, start, right, end, firstLine, hanging } = indent.attributes;
  const hangs = points(hanging);
  return {
    ...defined('left', points(left ?? start)),
    ...defined('right', points(right ?? end)),
    ...defined('first', hangs === undefined ? points(firstLine) : -hangs),
  };
}

/** A length in twentieths of a point as points; undefined if missing or absurd. */
export function points(twips: string | undefined): number | undefined {
  const value = Number(twips ?? NaN) / 20;
  return Number.isFinite(value) && Math.abs(value) <= 2_000 ? value : undefined;
}

function alignOf(value: string | undefined): ParagraphFormat['align'] {
  if (value === undefined) return undefined;
  return value === 'center' || value === 'right' ? value : value === 'end' ? 'right' : 'left';
}

function tabsOf(tabs: XmlNode | undefined): TabStop[] | undefined {
  return tabs?.children.flatMap(({ attributes: { val, pos } }) => {
    const at = points(pos);
    const kind = val === 'right' || val === 'end' || val === 'decimal' ? 'right' : val;
    return at === undefined
      ? []
      : [{ at, kind: kind === 'right' || kind === 'center' || kind === 'clear' ? kind : 'left' }];
  });
}

function numberingOf(properties: XmlNode | undefined): ParagraphFormat['numbering'] {
  if (!properties) return undefined;
  return { id: valueOf(properties, 'numId') ?? '', level: Number(valueOf(properties, 'ilvl') ?? 0) || 0 };
}
