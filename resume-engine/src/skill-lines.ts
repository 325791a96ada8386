import type { Analysis } from './analysis';

/**
 * Skills of a resume: the listed ones, each with its line, and the other lines that may name some.
 */
export interface SkillLines {
  readonly skills: readonly { readonly name: string; readonly line: string }[];
  readonly lines: readonly string[];
}

// What a person did and learned, without personal details.
const NARRATIVE_SECTIONS = [
  'summary',
  'experience',
  'internships',
  'projects',
  'training',
  'certifications',
  'achievements',
];

/** The skills of an analysis with their whole lines, and the lines about work and learning. */
export function skillLines({
  fields,
  reading,
  parsedResume,
}: Pick<Analysis, 'fields' | 'reading'> & {
  readonly parsedResume: { readonly skills: readonly string[] };
}): SkillLines {
  const lineAt = (page: number, line: number) => reading.find((one) => one.page === page && one.line === line)?.text;
  const read = fields
    .filter(({ path }) => /^skills\.\d+$/.test(path))
    .map(({ value, evidence: [first] }) => ({
      name: value,
      line: (first && (lineAt(first.page, first.line) ?? first.text)) ?? value,
    }));
  return {
    skills: read.length > 0 ? read : parsedResume.skills.map((name) => ({ name, line: name })),
    lines: reading.filter(({ section }) => NARRATIVE_SECTIONS.includes(section)).map(({ text }) => text),
  };
}
