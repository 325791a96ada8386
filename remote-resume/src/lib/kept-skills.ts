import { KEPT_LINES_MAX, KEPT_SKILLS_MAX } from '@kadam/shared/contract/kept-resume';
import type { AtsResult } from './ats-result';

// What a person did and learnt; who and where they are is not sent.
const TOLD = ['summary', 'experience', 'internships', 'projects', 'training', 'certifications', 'achievements'];
const LONGEST = 2_000;

/** What is sent of a result to be kept: the skills it lists, each with its line, and the lines that may name others. */
export function keptSkills({ fields, reading, parsedResume }: Pick<AtsResult, 'fields' | 'reading' | 'parsedResume'>) {
  const lineAt = (page: number, line: number) => reading.find((one) => one.page === page && one.line === line)?.text;
  const read = fields
    .filter(({ path }) => /^skills\.\d+$/.test(path))
    .map(({ value, evidence: [first] }) => ({
      name: value,
      line: (first && (lineAt(first.page, first.line) ?? first.text)) ?? value,
    }));
  const listed = read.length > 0 ? read : parsedResume.skills.map((name) => ({ name, line: name }));
  return {
    skills: listed
      .filter(({ name }) => name.trim() !== '')
      .slice(0, KEPT_SKILLS_MAX)
      .map(({ name, line }) => ({
        name: name.slice(0, 200).toWellFormed(),
        line: line.slice(0, LONGEST).toWellFormed(),
      })),
    lines: reading
      .filter(({ section }) => TOLD.includes(section))
      .slice(0, KEPT_LINES_MAX)
      .map(({ text }) => text.slice(0, LONGEST).toWellFormed()),
  };
}
