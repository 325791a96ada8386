import { knownSkill, namedSkills, searchable } from '@kadam/resume-engine/skills';
import type { SkillLines } from '@kadam/resume-engine/skill-lines';
import { MAX_RESUME_LINE_LENGTH, MAX_RESUME_SKILLS, type ResumeSkill } from '@kadam/shared/contract/resume-skills';

/**
 * The skills of a resume without duplicates, each with its line: listed ones first, then those in
 * other lines.
 */
export function skillsOf({ skills, lines }: SkillLines): ResumeSkill[] {
  const named = lines.flatMap((line) => namedSkills(line).map(({ entry }) => ({ name: entry.name, line })));
  const found = new Map<string, ResumeSkill>();
  for (const { name, line } of [...skills, ...named]) {
    const key = skillKey(name);
    if (key !== '' && !found.has(key)) found.set(key, { name, line: shortLine(line || name, name) });
  }
  return [...found.values()].slice(0, MAX_RESUME_SKILLS);
}

/** Key of a skill: the engine's canonical name, otherwise the words themselves. */
export function skillKey(name: string): string {
  const known = knownSkill(name) ?? knownSkill(name.split(/[/(,]/)[0] ?? '');
  return known ? known.name.toLowerCase() : searchable(name).trim();
}

function shortLine(line: string, name: string): string {
  if (line.length <= MAX_RESUME_LINE_LENGTH) return line;
  const at = Math.max(0, line.toLowerCase().indexOf(name.toLowerCase()));
  const from = Math.max(0, Math.min(at - MAX_RESUME_LINE_LENGTH / 2, line.length - MAX_RESUME_LINE_LENGTH));
  return line
    .slice(from, from + MAX_RESUME_LINE_LENGTH)
    .toWellFormed()
    .trim();
}
