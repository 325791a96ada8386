import { num, text, type PdfDocument } from './pdf-document';

/** A structure element; `id` is its object number once the file is assembled. */
export interface Tag {
  readonly type: string;
  readonly parent: Tag | undefined;
  readonly kids: Kid[];
  id: number;
}

export interface Annotation {
  readonly area: readonly number[];
  readonly page: number;
  readonly target: string;
  readonly tag: Tag;
  id: number;
}

export type Kid =
  | { readonly tag: Tag }
  | { readonly stretch: number; readonly page: number }
  | { readonly annotation: Annotation };

interface Tree {
  readonly root: Tag;
  readonly stretches: readonly Tag[][];
  readonly annotations: readonly Annotation[];
  readonly language: string;
}

/** Writes the structure tree of the marked content and links. */
export function putTags(pdf: PdfDocument, { root, stretches, annotations, language }: Tree): void {
  const { events, out, getPageInfo, newObjectDeferred } = pdf.internal;
  const ids = { tree: 0, parents: 0 };
  const pages = stretches.length - 1;
  const onPage = (page: number) => annotations.filter((annotation) => annotation.page === page);
  events.subscribe<{ pageNumber: number }>('putPage', ({ pageNumber }) => {
    for (const annotation of onPage(pageNumber)) annotation.id = newObjectDeferred();
    const links = onPage(pageNumber).map(({ id }) => `${id} 0 R`);
    out(`/StructParents ${pageNumber} /Tabs /S${links.length > 0 ? ` /Annots [${links.join(' ')}]` : ''}`);
  });
  const put = (id: number, content: string) => {
    pdf.internal.newObjectDeferredBegin(id, true);
    out(`<<${content}>>`);
    out('endobj');
  };
  const pageRef = (page: number) => `${getPageInfo(page).objId} 0 R`;
  const kid = (given: Kid): string => {
    if ('tag' in given) return `${given.tag.id} 0 R`;
    if ('annotation' in given)
      return `<</Type /OBJR /Obj ${given.annotation.id} 0 R /Pg ${pageRef(given.annotation.page)}>>`;
    return `<</Type /MCR /Pg ${pageRef(given.page)} /MCID ${given.stretch}>>`;
  };
  events.subscribe('postPutResources', () => {
    const tags = allTags(root);
    ids.tree = newObjectDeferred();
    ids.parents = newObjectDeferred();
    for (const tag of tags) tag.id = newObjectDeferred();
    for (const { type, parent, kids, id } of tags)
      put(id, `/Type /StructElem /S /${type} /P ${parent?.id ?? ids.tree} 0 R /K [${kids.map(kid).join(' ')}]`);
    annotations.forEach(({ area, target, id }, index) => {
      put(
        id,
        `/Type /Annot /Subtype /Link /Rect [${area.map(num).join(' ')}] /Border [0 0 0] /F 4 /StructParent ${pages + 1 + index} ` +
          `/Contents ${text(target)} /A <</S /URI /URI (${target.replaceAll(/[\\()]/gu, '\\$&')})>>`,
      );
    });
    const ofPages = stretches.map((onIt, page) => `${page} [${onIt.map(({ id }) => `${id} 0 R`).join(' ')}]`);
    const ofLinks = annotations.map(({ tag }, index) => `${pages + 1 + index} ${tag.id} 0 R`);
    put(ids.parents, `/Nums [${[...ofPages.filter(Boolean), ...ofLinks].join(' ')}]`);
    const next = pages + 1 + annotations.length;
    put(
      ids.tree,
      `/Type /StructTreeRoot /K [${root.id} 0 R] /ParentTree ${ids.parents} 0 R /ParentTreeNextKey ${next}`,
    );
  });
  events.subscribe('putCatalog', () => {
    out(`/Version /1.7 /Lang ${text(language)} /MarkInfo <</Marked true>> /StructTreeRoot ${ids.tree} 0 R`);
    out('/ViewerPreferences <</DisplayDocTitle true>>');
  });
}

const allTags = (tag: Tag): Tag[] => [tag, ...tag.kids.flatMap((kid) => ('tag' in kid ? allTags(kid.tag) : []))];
