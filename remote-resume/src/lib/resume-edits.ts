import {
  itemsAt,
  sectionsOf,
  sortedGroups,
  textAt,
  withItems,
  withText,
  type ResumeDocument,
  type SectionId,
  type TextPath,
} from '@kadam/resume-engine/resume-document';

export interface Caret {
  readonly path: TextPath;
  readonly at: number;
}

export interface Edited {
  readonly document: ResumeDocument;
  readonly caret?: Caret;
}

/** `work.0.highlights.2` is 2 of `work.0.highlights`, `work.0.position` 0 of `work`. */
export function listOf(path: TextPath): Place | undefined {
  const [, list = '', index] = /^(.+)\.(\d+)$/.exec(path) ?? [];
  if (index !== undefined) return { list, index: Number(index), isItem: true };
  const [, entries = '', entry] = /^([a-z]+)\.(\d+)\.[A-Za-z]+$/.exec(path) ?? [];
  return entry === undefined ? undefined : { list: entries, index: Number(entry), isItem: false };
}

interface Place {
  readonly list: TextPath;
  readonly index: number;
  readonly isItem: boolean;
}

function blankOf(list: TextPath): unknown {
  // A group with a name, even an empty one, shows it.
  if (list === 'skills') return { name: '' };
  return /(highlights|courses|responsibilities|lines)$/.test(list) ? '' : {};
}

const FIRST_FIELD: Readonly<Record<string, string>> = {
  work: '.position',
  projects: '.name',
  education: '.studyType',
  skills: '.keywords',
  volunteer: '.position',
  publications: '.name',
  references: '.name',
};

export function added(document: ResumeDocument, list: TextPath, index: number): Edited {
  const items = itemsAt(document, list);
  const known = items.length > 0 ? items : index > 0 ? [blankOf(list)] : [];
  return {
    document: withItems(document, list, known.toSpliced(index, 0, blankOf(list))),
    caret: { path: `${list}.${index}${FIRST_FIELD[list] ?? ''}`, at: 0 },
  };
}

export function removed(document: ResumeDocument, list: TextPath, index: number): Edited {
  const path = `${list}.${Math.max(0, index - 1)}${FIRST_FIELD[list] ?? ''}`;
  const without = withItems(document, list, itemsAt(document, list).toSpliced(index, 1));
  return { document: without, caret: { path, at: textAt(without, path).length } };
}

/** Moves an item up (-1) or down (1) with the caret; undefined at the end of the list. */
export function moved(document: ResumeDocument, path: TextPath, by: -1 | 1): Edited | undefined {
  const place = listOf(path);
  const items = place ? itemsAt(document, place.list) : [];
  if (!place || !(place.index in items) || !(place.index + by in items)) return undefined;
  const { list, index } = place;
  const rest = path.slice(`${list}.${index}`.length);
  return {
    document: withItems(document, list, items.toSpliced(index, 1).toSpliced(index + by, 0, items[index])),
    caret: { path: `${list}.${index + by}${rest}`, at: 0 },
  };
}

/** Splits a line at the caret, or inserts several pasted lines. */
export function divided(document: ResumeDocument, path: TextPath, texts: readonly string[]): Edited {
  const place = listOf(path);
  if (!place) return { document };
  const { list, index } = place;
  const [first = '', ...more] = texts;
  const begun = withText(document, path, first);
  const extended = withItems(
    begun,
    list,
    itemsAt(begun, list).toSpliced(index + 1, 0, ...more.map(() => blankOf(list))),
  );
  const written = more.reduce((now, text, at) => withText(now, `${list}.${index + 1 + at}`, text), extended);
  return { document: written, caret: { path: `${list}.${index + more.length}`, at: 0 } };
}

/** Joins a line to the previous one; undefined for the first. */
export function joined(document: ResumeDocument, path: TextPath): Edited | undefined {
  const place = listOf(path);
  if (!place?.isItem || place.index === 0) return undefined;
  const before = `${place.list}.${place.index - 1}`;
  const text = textAt(document, before);
  const whole = withText(document, before, `${text}${textAt(document, path)}`);
  return {
    document: withItems(whole, place.list, itemsAt(whole, place.list).toSpliced(place.index, 1)),
    caret: { path: before, at: text.length },
  };
}

/** Sorts new skills into groups; returns the same resume if there are none. */
export function sorted(document: ResumeDocument): ResumeDocument {
  const { skills = [] } = document;
  const isSorted = skills.every(({ name, keywords = [] }) => name && keywords.length > 0);
  return isSorted
    ? document
    : { ...document, skills: sortedGroups(skills.filter(({ keywords = [] }) => keywords.length > 0)) };
}

export const withSections = (document: ResumeDocument, sections: readonly SectionId[]): ResumeDocument => ({
  ...document,
  meta: { ...document.meta, kadam: { ...document.meta?.kadam, sections } },
});

/** Moves a section up (-1) or down (1). */
export function movedSection(document: ResumeDocument, id: SectionId, by: -1 | 1): ResumeDocument {
  const sections = sectionsOf(document);
  const index = sections.indexOf(id);
  return index + by in sections
    ? withSections(document, sections.toSpliced(index, 1).toSpliced(index + by, 0, id))
    : document;
}

export const hiddenSection = (document: ResumeDocument, id: SectionId): ResumeDocument =>
  withSections(
    document,
    sectionsOf(document).filter((known) => known !== id),
  );

export const shownSection = (document: ResumeDocument, id: SectionId): ResumeDocument =>
  withSections(document, [...sectionsOf(document).filter((known) => known !== id), id]);

/** Adds a section with its own title, and moves the caret there. */
export function withCustomSection(document: ResumeDocument): Edited {
  const custom = document.meta?.kadam?.custom ?? [];
  const id = `custom.${custom.length}` as const;
  const sections = [...sectionsOf(document), id];
  return {
    document: {
      ...document,
      meta: { ...document.meta, kadam: { ...document.meta?.kadam, custom: [...custom, {}], sections } },
    },
    caret: { path: `meta.kadam.${id}.title`, at: 0 },
  };
}

export const withTemplate = (document: ResumeDocument, template: string): ResumeDocument => ({
  ...document,
  meta: { ...document.meta, kadam: { ...document.meta?.kadam, template } },
});
