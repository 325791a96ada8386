import type { Block, Inline, Paragraph } from './blocks';
import { withoutFallback } from './drawings';
import { lookOf, type Look } from './looks';
import { formatOf, overlaid, type ParagraphFormat } from './paragraph-format';
import type { Part } from './part';
import { readInlines } from './read-runs';
import { readTable } from './read-table';
import { sectionFormat } from './section-format';
import { childOf, valueOf, type XmlNode } from './xml';

const TRANSPARENT = new Set(['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag']);

const USUAL_SIZE = 10;

/** A part with known relations. */
export function openPart(sheets: Pick<Part, 'styles' | 'numbering'>, relations: Part['relations']): Part {
  const part: Part = { ...sheets, relations, fields: [], readBlocks: (nodes) => readBlocks(nodes, part) };
  return part;
}

function readBlocks(nodes: readonly XmlNode[], part: Part): Block[] {
  return withoutFallback(nodes).flatMap((node): Block[] => {
    if (node.name === 'p') return [readParagraph(node, part)];
    if (node.name === 'tbl') return [readTable(node, part)];
    return TRANSPARENT.has(node.name) ? readBlocks(node.children, part) : [];
  });
}

function readParagraph(node: XmlNode, part: Part): Paragraph {
  const properties = childOf(node, 'pPr');
  const styleId = properties && valueOf(properties, 'pStyle');
  const style = part.styles.paragraph(styleId);
  const own = formatOf(properties);
  const { format, label } = listed(overlaid(style.format, own), { own, part, look: style.look });
  const inlines = readInlines(node.children, { part, look: style.look });
  const section = childOf(properties, 'sectPr');
  return {
    kind: 'paragraph',
    inlines: [...label, ...inlines],
    format,
    style: styleId ?? '',
    size: lookOf(childOf(properties, 'rPr')).size ?? style.look.size ?? USUAL_SIZE,
    ...(section ? { section: sectionFormat(section) } : {}),
  };
}

interface Listing {
  readonly own: ParagraphFormat;
  readonly part: Part;
  readonly look: Look;
}

function listed(format: ParagraphFormat, { own, part, look }: Listing): { format: ParagraphFormat; label: Inline[] } {
  const list = format.numbering && part.numbering.next(format.numbering);
  if (!list) return { format, label: [] };
  const label: Inline[] =
    list.text === '' ? [] : [{ kind: 'text', text: list.text, look: { ...look, ...list.look } }, { kind: 'tab' }];
  return { format: overlaid(overlaid(format, list.format), own), label };
}
