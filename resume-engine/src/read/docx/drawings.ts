import type { DrawingPlace, WordLink } from './blocks';
import { childOf, descendantOf, textOf, type XmlNode } from './xml';

/** Size, position and content of a drawing, in DrawingML or VML. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly place?: DrawingPlace;
  readonly texts: readonly XmlNode[];
  readonly hasPicture: boolean;
  readonly linkId?: string;
}

const EMU = 12_700;

/** Reads a `w:drawing`, `w:pict` or `w:object`. */
export function readDrawing(node: XmlNode): Drawing {
  const frame = childOf(node, 'anchor') ?? childOf(node, 'inline');
  const linkId = descendantOf(node, 'hlinkClick')?.attributes['id'];
  return {
    ...(frame ? frameOf(frame) : shapeOf(node)),
    texts: textBoxes(node),
    hasPicture: descendantOf(node, 'blip') !== undefined || descendantOf(node, 'imagedata') !== undefined,
    ...(linkId ? { linkId } : {}),
  };
}

/** Text boxes at any depth, but not nested ones; only the first alternative. */
function textBoxes(node: XmlNode): XmlNode[] {
  if (node.name === 'txbxContent') return [node];
  return withoutFallback(node.children).flatMap(textBoxes);
}

/** The choice of an `mc:AlternateContent`, or the fallback if there is none. */
export function withoutFallback(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap((node) => {
    if (node.name !== 'AlternateContent') return [node];
    const chosen = childOf(node, 'Choice') ?? childOf(node, 'Fallback');
    return chosen ? withoutFallback(chosen.children) : [];
  });
}

function frameOf(frame: XmlNode): Pick<Drawing, 'width' | 'height' | 'place'> {
  const extent = childOf(frame, 'extent')?.attributes ?? {};
  const size = { width: emu(extent['cx']), height: emu(extent['cy']) };
  if (frame.name === 'inline') return size;
  const across = childOf(frame, 'positionH');
  const down = childOf(frame, 'positionV');
  const downFrom = down?.attributes['relativeFrom'] ?? 'paragraph';
  return {
    ...size,
    place: {
      x: offsetOf(across),
      y: offsetOf(down),
      xFrom: across?.attributes['relativeFrom'] === 'page' ? 'page' : 'margin',
      yFrom: downFrom === 'page' ? 'page' : downFrom.includes('argin') ? 'margin' : 'paragraph',
      pushesText: pushOf(frame),
    },
  };
}

const emu = (value: string | undefined) => Math.max(0, Math.min(3_000, Number(value ?? 0) / EMU || 0));

function offsetOf(position: XmlNode | undefined): number {
  const offset = position && childOf(position, 'posOffset');
  const value = offset ? Number(textOf(offset)) / EMU : 0;
  return Number.isFinite(value) ? Math.max(-500, Math.min(3_000, value)) : 0;
}

function pushOf(frame: XmlNode): DrawingPlace['pushesText'] {
  if (childOf(frame, 'wrapTopAndBottom')) return 'below';
  return childOf(frame, 'wrapNone') ? 'not' : 'aside';
}

/** VML positions are in the style attribute of the shape. */
function shapeOf(node: XmlNode): Pick<Drawing, 'width' | 'height' | 'place'> {
  const shape = node.children.find(({ attributes }) => attributes['style'] !== undefined);
  const style = new Map(
    (shape?.attributes['style'] ?? '').split(';').map((rule): [string, string] => {
      const [name = '', value = ''] = rule.split(':');
      return [name.trim(), value.trim()];
    }),
  );
  const size = { width: cssPoints(style.get('width')), height: cssPoints(style.get('height')) };
  if (style.get('position') !== 'absolute') return size;
  const from = (name: string) => style.get(`mso-position-${name}-relative`);
  return {
    ...size,
    place: {
      x: cssPoints(style.get('margin-left')),
      y: cssPoints(style.get('margin-top')),
      xFrom: from('horizontal') === 'page' ? 'page' : 'margin',
      yFrom: from('vertical') === 'page' ? 'page' : from('vertical') === 'margin' ? 'margin' : 'paragraph',
      pushesText: 'not',
    },
  };
}

const UNITS: Readonly<Record<string, number>> = { in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

function cssPoints(value = ''): number {
  const [, amount = '0', unit = ''] = /^(-?[\d.]{1,12})([a-z]{0,2})/u.exec(value) ?? [];
  return Math.max(-500, Math.min(3_000, Number(amount) * (UNITS[unit] ?? 1))) || 0;
}

export function readRelations(
  part: readonly XmlNode[],
): ReadonlyMap<string, WordLink & { readonly isExternal: boolean }> {
  const relations = part.find(({ name }) => name === 'Relationships')?.children ?? [];
  return new Map(
    relations.map(({ attributes }) => [
      attributes['Id'] ?? '',
      { url: attributes['Target'] ?? '', isExternal: attributes['TargetMode'] === 'External' },
    ]),
  );
}
