import type { ResumeSkill } from '@kadam/shared/contract/resume-skills';

/** `line` is omitted if it only lists the names. */
export interface LineSkills {
  readonly names: string;
  readonly line: string | undefined;
}

export function skillsByLine(skills: readonly ResumeSkill[]): readonly LineSkills[] {
  const namesOf = new Map<string, string[]>();
  for (const { name, line } of skills) namesOf.set(line, [...(namesOf.get(line) ?? []), name]);
  return [...namesOf].map(([line, found]) => {
    const names = found.join(', ');
    return { names, line: line === names ? undefined : line };
  });
}
