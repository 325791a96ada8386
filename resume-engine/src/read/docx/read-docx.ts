import type { Page } from '../../document/document';
import type { RawDocument } from '../raw-document';
import { UnreadableDocument } from '../unreadable-document';
import type { Block } from './blocks';
import { readRelations } from './drawings';
import { Numbering } from './numbering';
import { openPart } from './read-blocks';
import { sectionFormat, type SectionFormat } from './section-format';
import { layOutDocument } from './lay-out-document';
import { readStyles } from './style-sheet';
import { openWordArchive, type WordArchive } from './word-archive';
import type { WordPages } from './word-page';
import { childOf, descendantOf, textOf, type XmlNode } from './xml';

const MAX_PAGES = 30;

/**
 * Reads a Word document (OOXML) and lays it out on plain pages, so that its text has positions like
 * a PDF.
 * @throws {UnreadableDocument} if the archive or its text is broken or too large
 */
export function readDocx(bytes: Uint8Array): RawDocument {
  const archive = openWordArchive(bytes);
  const body = childOf(rootOf(archive, 'word/document.xml'), 'body');
  if (!body) throw new UnreadableDocument('damaged', 'The Word document is damaged: its text is missing.');
  const reader = partReader(archive);
  const lastSection = sectionFormat(childOf(body, 'sectPr'));
  const blocks = reader.read('document', body.children);
  const edges = edgesOf(blocks, lastSection, reader);
  const notes = ['footnotes', 'endnotes'].flatMap((name) => reader.notes(name));
  const { pages, size } = layOutDocument({ body: blocks, lastSection, ...edges, notes });
  const items = pages.items.filter(({ page }) => page <= MAX_PAGES);
  const count = Math.max(1, ...pages.items.map(({ page }) => page));
  return {
    kind: 'docx',
    pages: pagesOf(pages, size, Math.min(count, MAX_PAGES)),
    items: items.map((item, order) => ({ ...item, order })),
    links: pages.links.filter(({ page }) => page <= MAX_PAGES),
    fonts: [...new Set(items.map(({ font }) => font))].map((name) => ({ name, hasUnicodeMap: true })),
    pagesLeftOut: Math.max(0, count - MAX_PAGES),
    ...titleOf(archive),
  };
}

const rootOf = (archive: WordArchive, path: string): XmlNode | undefined =>
  archive.part(path).find(({ name }) => name !== '#text');

function partReader(archive: WordArchive) {
  const styles = readStyles(archive.part('word/styles.xml'));
  const numbering = new Numbering(archive.part('word/numbering.xml'));
  const relationsOf = (name: string) => readRelations(archive.part(`word/_rels/${name}.xml.rels`));
  const read = (name: string, nodes: readonly XmlNode[]) =>
    openPart({ styles, numbering }, relationsOf(name)).readBlocks(nodes);
  const documentRelations = relationsOf('document');
  return {
    read,
    edge(relation: string | undefined): Block[] {
      const name = documentRelations.get(relation ?? '')?.url.replace(/^(?:\/?word\/)?|\.xml$/gu, '') ?? '';
      return name === '' ? [] : read(name, rootOf(archive, `word/${name}.xml`)?.children ?? []);
    },
    notes(name: string): Block[] {
      const all = rootOf(archive, `word/${name}.xml`)?.children ?? [];
      const own = all.filter(({ attributes }) => attributes['type'] === undefined || attributes['type'] === 'normal');
      return own.flatMap(({ children }) => read(name, children));
    },
  };
}

function edgesOf(blocks: readonly Block[], lastSection: SectionFormat, reader: ReturnType<typeof partReader>) {
  const sections = blocks.flatMap((block) => (block.kind === 'paragraph' && block.section ? [block.section] : []));
  const first = [...sections, lastSection].find(({ references }) => references.size > 0) ?? lastSection;
  const types = first.hasFirstPageHeader ? ['first', 'default'] : ['default'];
  const edges = (place: string) => types.map((type) => reader.edge(first.references.get(`${place} ${type}`)));
  return { headers: edges('header'), footers: edges('footer') };
}

function pagesOf({ pictures }: WordPages, { width, height }: SectionFormat, count: number): Page[] {
  return Array.from({ length: count }, (_, index) => {
    const area = pictures.filter(({ page }) => page === index + 1).reduce((sum, picture) => sum + picture.area, 0);
    return { width, height, pictureShare: Math.min(1, area / (width * height)) };
  });
}

function titleOf(archive: WordArchive): { title?: string } {
  const root = rootOf(archive, 'docProps/core.xml');
  const node = root && descendantOf(root, 'title');
  const title = node ? textOf(node).trim() : '';
  return title ? { title } : {};
}
