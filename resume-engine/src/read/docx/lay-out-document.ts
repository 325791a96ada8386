import type { Block } from './blocks';
import { flowBlocks, type FlowContext } from './flow';
import type { SectionFormat } from './section-format';
import { columnFlow, fixedFlow, type Strip, type FlowStart } from './column-flow';
import { WordPages } from './word-page';

/** The parts of a document that appear on its pages. */
export interface WordText {
  readonly body: readonly Block[];
  readonly lastSection: SectionFormat;
  readonly headers: readonly (readonly Block[])[];
  readonly footers: readonly (readonly Block[])[];
  readonly notes: readonly Block[];
}

const MAX_STRETCHES = 10_000;

interface Section {
  readonly blocks: readonly Block[];
  readonly format: SectionFormat;
}

/**
 * Lays a document out on its page size. The first header is on page 1, the second, if any, on page
 * 2.
 */
export function layOutDocument(text: WordText): { pages: WordPages; size: SectionFormat } {
  const sections = sectionsOf(text);
  const size = sections[0]?.format ?? text.lastSection;
  const pages = new WordPages();
  const header = layOutEdge(text.headers, size, pages, 'docx-header');
  const top = Math.max(size.top, size.headerAt + header);
  const footer = layOutEdge(text.footers, size, new WordPages(), 'docx-footer');
  const bottom = Math.max(size.bottom, size.footerAt + footer);
  const strip = { top, height: Math.max(200, size.height - top - bottom) };
  const end = layOutSections(sections, strip, pages);
  layOutNotes(text.notes, { size, strip, from: end, pages });
  layOutEdge(text.footers, { ...size, headerAt: size.height - size.footerAt - footer }, pages, 'docx-footer');
  return { pages, size };
}

function sectionsOf({ body, lastSection }: WordText): Section[] {
  const sections: Section[] = [];
  let blocks: Block[] = [];
  for (const block of body) {
    blocks.push(block);
    if (block.kind === 'paragraph' && block.section) {
      sections.push({ blocks, format: block.section });
      blocks = [];
    }
  }
  return [...sections, { blocks, format: lastSection }];
}

function layOutSections(sections: readonly Section[], strip: Strip, pages: WordPages): number {
  let from = 0;
  const hasColumns = sections.some(({ format }) => format.columns.length > 1);
  for (const [index, { blocks, format }] of sections.entries()) {
    if (index > 0 && format.startsPage) from = Math.ceil(from / strip.height - 0.001) * strip.height;
    const context = { pages, source: 'docx-body', section: format, obstacles: [] } as const;
    const isBalanced =
      format.columns.length > 1 && sections[index + 1]?.format.startsPage === false && !breaksColumn(blocks);
    const probe = isBalanced
      ? layOutColumns(blocks, { ...context, pages: new WordPages() }, { strip, from })
      : undefined;
    const depth = probe === undefined ? {} : { depth: probe.length / format.columns.length + 14 };
    const stretch = hasColumns ? { stretch: index * MAX_STRETCHES } : {};
    from = layOutColumns(blocks, context, { strip, from, ...depth, ...stretch }).below;
  }
  return from;
}

function layOutColumns(
  blocks: readonly Block[],
  context: Omit<FlowContext, 'flow' | 'obstacles'>,
  { strip, ...start }: FlowStart & { readonly strip: Strip },
) {
  const flow = columnFlow(context.section, strip, start);
  const length = flowBlocks(blocks, { ...context, flow, obstacles: [] }, 0);
  return { length, below: flow.below(length) };
}

const breaksColumn = (blocks: readonly Block[]) =>
  blocks.some((block) => block.kind === 'paragraph' && block.inlines.some(({ kind }) => kind === 'column'));

interface NotesPlace {
  readonly size: SectionFormat;
  readonly strip: Strip;
  readonly from: number;
  readonly pages: WordPages;
}

function layOutNotes(notes: readonly Block[], { size, strip, from, pages }: NotesPlace) {
  const section = { ...size, columns: [{ x: 0, width: size.width - size.left - size.right }] };
  layOutColumns(notes, { pages, source: 'docx-body', section }, { strip, from: from + 12 });
}

function layOutEdge(
  edges: readonly (readonly Block[])[],
  section: SectionFormat,
  ...[pages, source]: [WordPages, 'docx-header' | 'docx-footer']
): number {
  const depths = edges.map((blocks, index) => {
    const width = section.width - section.left - section.right;
    const flow = fixedFlow({ page: index + 1, x: section.left, y: section.headerAt, width });
    return flowBlocks(blocks, { pages, source, section, flow, obstacles: [] }, 0);
  });
  return Math.min(section.height / 3, Math.max(0, ...depths));
}
