import { lookOf, type Look } from './looks';
import { formatOf, overlaid, type ParagraphFormat } from './paragraph-format';
import { childOf, valueOf, type XmlNode } from './xml';

/** Styles resolved through their `basedOn` chains. */
export interface StyleSheet {
  /** Look and format of a paragraph style, including the document's defaults. */
  paragraph(style: string | undefined): { readonly look: Look; readonly format: ParagraphFormat };
  character(style: string | undefined): Look;
}

/** Word allows chains of ten; a longer one is a cycle. */
const MAX_CHAIN = 12;

/** Reads `word/styles.xml`. */
export function readStyles(part: readonly XmlNode[]): StyleSheet {
  const root = part.find(({ name }) => name === 'styles');
  const styles = (root?.children ?? []).filter(({ name }) => name === 'style');
  const byId = new Map(styles.map((style) => [style.attributes['styleId'] ?? '', style]));
  const defaults = childOf(root, 'docDefaults');
  const normal = styles.find(({ attributes }) => attributes['type'] === 'paragraph' && isOn(attributes['default']));
  const chain = (id: string | undefined): XmlNode[] => {
    const found: XmlNode[] = [];
    for (let at = byId.get(id ?? ''); at && found.length < MAX_CHAIN; at = byId.get(valueOf(at, 'basedOn') ?? '')) {
      found.unshift(at);
    }
    return found;
  };
  const looks = (nodes: readonly XmlNode[]): Look =>
    Object.assign({}, ...nodes.map((style) => lookOf(childOf(style, 'rPr')))) as Look;
  return {
    paragraph(id) {
      const nodes = chain(byId.has(id ?? '') ? id : normal?.attributes['styleId']);
      const above = formatOf(childOf(childOf(defaults, 'pPrDefault'), 'pPr'));
      return {
        look: { ...lookOf(childOf(childOf(defaults, 'rPrDefault'), 'rPr')), ...looks(nodes) },
        format: nodes.map((style) => formatOf(childOf(style, 'pPr'))).reduce(overlaid, above),
      };
    },
    character: (id) => looks(chain(id)),
  };
}

const isOn = (value: string | undefined) => value === '1' || value === 'true' || value === 'on';
