import type { CustomSection, Presentation, ResumeDocument } from '../resume-document/resume-document';
import { sectionOf, type SectionId } from '../resume-document/sections';
import { sortedGroups } from '../resume-document/skill-groups';

type Lists = Required<Omit<ResumeDocument, 'basics' | 'meta'>>;

const MAX_TITLE_LENGTH = 60;

/** The sections of an imported resume as they are found. */
export class Draft {
  summary = '';
  private lists: Partial<Lists> = {};
  private readonly custom: CustomSection[] = [];
  private readonly titles = new Map<SectionId, string[]>();

  /** Adds items to a section; one without a title has the default one. */
  add<Name extends keyof Lists>(id: SectionId, list: Name, { title, items }: { title: string; items: Lists[Name] }) {
    if (items.length === 0) return;
    this.place(id, title);
    this.lists = { ...this.lists, [list]: [...(this.lists[list] ?? []), ...items] };
  }

  has(id: SectionId): boolean {
    return this.titles.has(id);
  }

  addSummary(title: string, text: string) {
    this.place('summary', title);
    this.summary = text;
  }

  addCustom({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
    if (lines.length === 0) return;
    this.place(`custom.${this.custom.length}`, '');
    this.custom.push({ title, lines });
  }

  private place(id: SectionId, title: string) {
    const titles = this.titles.get(id) ?? [];
    if (title !== '' && titles.every((known) => known.toLowerCase() !== title.toLowerCase())) titles.push(title);
    this.titles.set(id, titles);
  }

  /** The lists, and what `meta.kadam` says about the sections. */
  finished(): Omit<ResumeDocument, 'basics'> {
    const titles = [...this.titles].flatMap(([id, found]) => {
      const together = found.join(' / ');
      const title = together.length <= MAX_TITLE_LENGTH ? together : (found[0] ?? '');
      return title === '' || title === sectionOf(id).heading ? [] : [[id, title] as const];
    });
    const kadam: Presentation = {
      ...(this.titles.size > 0 && { sections: withMissing([...this.titles.keys()]) }),
      ...(titles.length > 0 && { titles: Object.fromEntries(titles) }),
      ...(this.custom.length > 0 && { custom: this.custom }),
    };
    const { skills, ...lists } = this.lists;
    return { ...lists, ...(skills && { skills: sortedGroups(skills) }), meta: { kadam } };
  }
}

/** Adds the sections that every resume has; while empty, they are on the screen only. */
function withMissing(sections: readonly SectionId[]): SectionId[] {
  const missing = (...ids: SectionId[]) => ids.filter((id) => !sections.includes(id));
  return [...missing('summary'), ...sections, ...missing('skills', 'experience', 'education')];
}
