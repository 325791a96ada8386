import type { Inline, WordLink } from './blocks';
import { readDrawing, withoutFallback } from './drawings';
import { lookOf, defined, switched, type Look } from './looks';
import type { OpenField, Part } from './part';
import { childOf, textOf, valueOf, type XmlNode } from './xml';

interface Surroundings {
  readonly part: Part;
  readonly look: Look;
  readonly link?: WordLink | undefined;
}

/** Elements around runs without their own text. */
const TRANSPARENT = new Set(
  'ins moveTo smartTag sdt sdtContent customXml bdo dir oMath oMathPara ruby rubyBase fldSimple num den e f'.split(' '),
);

/** The content of a paragraph, in order, without deleted and hidden text. */
export function readInlines(nodes: readonly XmlNode[], around: Surroundings): Inline[] {
  return withoutFallback(nodes).flatMap((node): Inline[] => {
    if (node.name === 'r') return readRun(node, around);
    if (node.name === 'hyperlink') return readInlines(node.children, { ...around, link: linkOf(node, around) });
    if (TRANSPARENT.has(node.name)) return readInlines(node.children, around);
    // Some writers put drawings beside the runs instead of inside.
    return CONTENT[node.name] === drawn ? readContent(node, around) : [];
  });
}

function linkOf({ attributes }: XmlNode, { part, link }: Surroundings): WordLink | undefined {
  const target = part.relations.get(attributes['id'] ?? '');
  return target?.isExternal ? { url: target.url } : link;
}

function readRun(run: XmlNode, around: Surroundings): Inline[] {
  const properties = childOf(run, 'rPr');
  const look = {
    ...around.look,
    ...around.part.styles.character(properties && valueOf(properties, 'rStyle')),
    ...lookOf(properties),
  };
  if (look.isHidden || switched(properties, 'webHidden')) return [];
  return withoutFallback(run.children).flatMap((node) => readContent(node, { ...around, look }));
}

function readContent(node: XmlNode, around: Surroundings): Inline[] {
  const { fields } = around.part;
  if (node.name === 'fldChar' || node.name === 'instrText') {
    followField(node, fields);
    return [];
  }
  if (fields.some(({ showsResult }) => !showsResult)) return [];
  return (CONTENT[node.name] ?? readCharacters)(node, around);
}

const drawn = (node: XmlNode, around: Surroundings) => readDrawn(node, around);
const nested = (node: XmlNode, around: Surroundings) => readInlines([node], around);

const CONTENT: Readonly<Record<string, ((node: XmlNode, around: Surroundings) => Inline[]) | undefined>> = {
  r: nested,
  ruby: nested,
  drawing: drawn,
  pict: drawn,
  object: drawn,
  br: ({ attributes }) => [{ kind: breakKind(attributes['type']) }],
  cr: () => [{ kind: 'line' }],
  tab: () => [{ kind: 'tab' }],
  ptab: ({ attributes }) => [{ kind: 'tab', to: alignment(attributes['alignment']) }],
};

function readCharacters(node: XmlNode, { part, look, link }: Surroundings): Inline[] {
  const { text, font } = characters(node);
  if (text === '') return [];
  const target = link ?? fieldLink(part.fields);
  const texts = text.split('\t').map((piece): Inline => {
    return { kind: 'text', text: piece, look: { ...look, ...defined('font', font) }, ...defined('link', target) };
  });
  return texts.flatMap((piece, index) => (index === 0 ? [piece] : [{ kind: 'tab' }, piece]));
}

const breakKind = (type: string | undefined) => (type === 'page' || type === 'column' ? type : 'line');

const alignment = (value: string | undefined) => (value === 'right' || value === 'center' ? value : 'left');

function characters(node: XmlNode): { text: string; font?: string | undefined } {
  if (node.name === 't') return { text: textOf(node) };
  if (node.name === 'noBreakHyphen') return { text: '-' };
  if (node.name !== 'sym') return { text: '' };
  const code = parseInt(node.attributes['char'] ?? '', 16);
  return { text: code > 0 && code <= 0xffff ? String.fromCharCode(code) : '', font: node.attributes['font'] };
}

function followField(node: XmlNode, fields: OpenField[]) {
  const open = fields.at(-1);
  const type = node.attributes['fldCharType'];
  if (type === 'begin' && fields.length < 20) fields.push({ instruction: '', showsResult: false });
  else if (type === 'separate' && open) open.showsResult = true;
  else if (type === 'end') fields.pop();
  else if (node.name === 'instrText' && open) open.instruction = (open.instruction + textOf(node)).slice(0, 2_000);
}

function fieldLink(fields: readonly OpenField[]): WordLink | undefined {
  for (const field of fields) {
    const url = /^\s{0,9}HYPERLINK\s{1,9}"([^"]{1,2000})"/u.exec(field.instruction)?.[1];
    if (url) return linkOnce(field, url);
  }
  return undefined;
}

const fieldLinks = new WeakMap<OpenField, WordLink>();

/** One object per field, because pieces of one link share it. */
function linkOnce(field: OpenField, url: string): WordLink {
  const link = fieldLinks.get(field) ?? { url };
  fieldLinks.set(field, link);
  return link;
}

function readDrawn(node: XmlNode, { part, link }: Surroundings): Inline[] {
  const drawing = readDrawing(node);
  const target = drawing.linkId === undefined ? undefined : part.relations.get(drawing.linkId);
  const { width, height, place } = drawing;
  const on = target?.isExternal ? { url: target.url } : link;
  const picture: Inline[] =
    drawing.hasPicture || (on && drawing.texts.length === 0)
      ? [{ kind: 'picture', width: drawing.hasPicture ? width : 0, height, ...(on ? { link: on } : {}) }]
      : [];
  if (drawing.texts.length === 0) return picture;
  const blocks = drawing.texts.flatMap(({ children }) => part.readBlocks(children));
  return [...picture, { kind: 'box', blocks, width, height, ...(place ? { place } : {}) }];
}
