import type { Piece } from './lines';
import type { PdfDocument } from './pdf-document';
import { putTags, type Annotation, type Tag } from './put-tags';

/** Marked content for screen readers (ISO 32000-1, 14.7 and 14.8). */
export interface Tags {
  /** Starts marked content; `EMC` ends it. Adjacent pieces of a block without links share one. */
  begin(piece: Piece, page: number): string;
  /** The link area of the last marked content, in pt from the lower left corner. */
  link(area: readonly [number, number, number, number], page: number): void;
  /** Writes everything when the file is assembled. */
  finish(language: string): void;
}

export function createTags(pdf: PdfDocument, sheet: HTMLElement): Tags {
  const root = tagOf('Document');
  const byElement = new Map<Element, Tag>([[sheet, root]]);
  const stretches: Tag[][] = [];
  const annotations: Annotation[] = [];
  let last: { tag: Tag; target: string } | undefined;
  const tagFor = (element: Element): Tag => {
    const known = byElement.get(element);
    if (known) return known;
    const above = tagFor(element.parentElement ?? sheet);
    const type = TYPES[element.localName];
    const made = type ? tagOf(type, above) : above;
    byElement.set(element, made);
    return made;
  };
  const blocks = new Map<Element, Tag>();
  const blockTag = ({ block, isMarker }: Piece): Tag => {
    if (isMarker) return tagOf('Lbl', tagFor(block.closest('li') ?? block));
    const known = blocks.get(block);
    if (known) return known;
    const tag = tagFor(block);
    const made = TEXT_TYPES.has(tag.type) ? tag : tagOf(tag.type === 'LI' ? 'LBody' : 'P', tag);
    blocks.set(block, made);
    return made;
  };
  return {
    begin: (piece, page) => {
      const block = blockTag(piece);
      const tag = piece.link ? tagOf('Link', block) : block;
      const onPage = (stretches[page] ??= []);
      const stretch = onPage.push(tag) - 1;
      tag.kids.push({ stretch, page });
      last = { tag, target: piece.link ?? '' };
      return `/${tag.type} <</MCID ${stretch}>> BDC`;
    },
    link: (area, page) => {
      if (!last) return;
      const annotation = { area, page, ...last, id: 0 };
      annotations.push(annotation);
      last.tag.kids.push({ annotation });
    },
    finish: (language) => putTags(pdf, { root, stretches, annotations, language }),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  section: 'Sect',
  ul: 'L',
  ol: 'L',
  li: 'LI',
  p: 'P',
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  h5: 'H5',
  h6: 'H6',
};
const TEXT_TYPES = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

function tagOf(type: string, parent?: Tag): Tag {
  const tag = { type, parent, kids: [], id: 0 };
  parent?.kids.push({ tag });
  return tag;
}
