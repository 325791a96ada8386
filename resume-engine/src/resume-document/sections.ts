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

/** A section of the page. `list` is its member of the document; `item` names one entry of it. */
export type SectionSpec = (typeof SECTIONS)[number];
export type SectionId = SectionSpec['id'];
/** Members of the document that are lists on the page. */
export type ListName = NonNullable<SectionSpec['list']>;

export const sectionOf = (id: SectionId): SectionSpec => SECTIONS.find((section) => section.id === id) ?? SECTIONS[0];

const OPTIONAL: readonly SectionId[] = ['languages', 'volunteering', 'publications', 'interests', 'references'];
const isSectionId = (id: string): id is SectionId => SECTIONS.some((section) => section.id === id);

/**
 * The sections of a resume, in order: those it defines, otherwise the specified ones and other
 * non-empty ones.
 */
export function sectionsOf(document: ResumeDocument): readonly SectionId[] {
  const chosen = document.meta?.kadam?.sections?.filter(isSectionId);
  if (chosen) return [...new Set(chosen)];
  return SECTIONS.flatMap(({ id, list }) => {
    const isEmpty = list !== undefined && (document[list] ?? []).length === 0;
    return OPTIONAL.includes(id) && isEmpty ? [] : [id];
  });
}
