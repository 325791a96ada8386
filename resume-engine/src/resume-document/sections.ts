import type { ResumeDocument } from './resume-document';

/** The sections below the contact header: the specified ones in order, then the optional ones. */
export const SECTIONS = [
  { id: 'summary', heading: 'Summary', list: undefined, item: 'Summary' },
  { id: 'skills', heading: 'Coursework / Skills', list: 'skills', item: 'Skills' },
  { id: 'experience', heading: 'Experience', list: 'work', item: 'Job' },
  { id: 'achievements', heading: 'Achievements', list: 'awards', item: 'Achievement' },
  { id: 'responsibility', heading: 'Key Responsibility', list: 'responsibilities', item: 'Responsibility' },
  { id: 'certifications', heading: 'Certifications', list: 'certificates', item: 'Certificate' },
  { id: 'projects', heading: 'Projects', list: 'projects', item: 'Project' },
  { id: 'education', heading: 'Education', list: 'education', item: 'Study' },
  { id: 'languages', heading: 'Languages', list: 'languages', item: 'Language' },
  { id: 'volunteering', heading: 'Volunteering', list: 'volunteer', item: 'Volunteering' },
  { id: 'publications', heading: 'Publications', list: 'publications', item: 'Publication' },
  { id: 'interests', heading: 'Interests', list: 'interests', item: 'Interest' },
  { id: 'references', heading: 'References', list: 'references', item: 'Reference' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'] | `custom.${number}`;

/** A section of the page. `list` is the path of its items; `item` names one of them. */
export interface SectionSpec {
  readonly id: SectionId;
  /** The title until the person writes another one; of a custom section a placeholder. */
  readonly heading: string;
  readonly list: string | undefined;
  readonly item: string;
}

export function sectionOf(id: SectionId): SectionSpec {
  const known = SECTIONS.find((section) => section.id === id);
  return known ?? { id, heading: 'Section title', list: `meta.kadam.${id}.lines`, item: 'Line' };
}

/** The path of the title of a section. */
export const titlePath = (id: SectionId): string =>
  isCustom(id) ? `meta.kadam.${id}.title` : `meta.kadam.titles.${id}`;

const OPTIONAL: readonly SectionId[] = ['languages', 'volunteering', 'publications', 'interests', 'references'];
const isCustom = (id: string): id is `custom.${number}` => /^custom\.\d+$/.test(id);

/** The ids of all sections that the resume may show. */
export const allSections = (document: ResumeDocument): readonly SectionId[] => [
  ...SECTIONS.map(({ id }) => id),
  ...(document.meta?.kadam?.custom ?? []).map((_, at) => `custom.${at}` as const),
];

/**
 * The sections of a resume, in order: those it defines, otherwise the specified ones and other
 * non-empty ones.
 */
export function sectionsOf(document: ResumeDocument): readonly SectionId[] {
  const all = allSections(document);
  const chosen = document.meta?.kadam?.sections?.flatMap((id) => all.filter((known) => known === id));
  if (chosen) return [...new Set(chosen)];
  const empty = SECTIONS.filter(({ list }) => list !== undefined && (document[list] ?? []).length === 0);
  return all.filter((id) => !OPTIONAL.includes(id) || empty.every((section) => section.id !== id));
}
