import { XMLParser } from 'fast-xml-parser';
import { UnreadableDocument } from '../unreadable-document';

/** An element with its name without prefix, or a text (named `#text`). */
export interface XmlNode {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly XmlNode[];
}

/** Word nests text boxes in tables in text boxes about 40 deep. */
const MAX_DEPTH = 250;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
});

/**
 * Parses the XML of a part. Only the five predefined XML entities are supported.
 * @throws {UnreadableDocument} if it declares a document type (only attacks do) or cannot be parsed
 */
export function parseXml(xml: string): XmlNode[] {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(xml)) {
    throw new UnreadableDocument('damaged', 'The Word document declares XML entities, which no word processor does.');
  }
  try {
    return (parser.parse(xml) as OrderedNode[]).map(toNode);
  } catch {
    throw new UnreadableDocument('damaged', 'The Word document is damaged: its text is not well-formed.');
  }
}

/**
 * An element as fast-xml-parser returns it: its one key besides `:@` is the name, its value the
 * children.
 */
type OrderedNode = Readonly<Record<string, unknown>>;

function toNode(ordered: OrderedNode): XmlNode {
  const name = Object.keys(ordered).find((key) => key !== ':@') ?? '';
  const content = ordered[name];
  if (!Array.isArray(content)) return { name, text: decoded(String(content)), attributes: {}, children: [] };
  return {
    name,
    text: '',
    attributes: decodedAttributes(ordered[':@'] as Record<string, unknown> | undefined),
    children: content.map((child) => toNode(child as OrderedNode)),
  };
}

function decodedAttributes(attributes: Record<string, unknown> | undefined): Record<string, string> {
  if (!attributes) return {};
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decoded(String(value))]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/giu, decodedEntity);
}

function decodedEntity(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = /^#x/iu.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** The first element of a name at any depth, in document order. */
export function descendantOf(node: XmlNode, name: string): XmlNode | undefined {
  for (const child of node.children) {
    const found = child.name === name ? child : descendantOf(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Attribute `val` of the first child of a name: how most Word properties are written. */
export const valueOf = (node: XmlNode | undefined, name: string): string | undefined =>
  childOf(node, name)?.attributes['val'];

export const textOf = (node: XmlNode): string => node.text + node.children.map(textOf).join('');
