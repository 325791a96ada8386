import { mentions, searchable, skillPhrases } from '@kadam/resume-engine/skills';
import type { ResumeSkill } from '@kadam/shared/contract/resume-skills';
import { skillKey } from '../resume';

/** A text in which skills are looked up, prepared once for many of them. */
export interface SkillText {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  readonly words: string;
}

export const skillText = (text: string): SkillText => ({
  text,
  keys: new Set(skillPhrases.findAll(text).map(({ entry }) => entry.name.toLowerCase())),
  words: searchable(text),
});

export const namesSkill = ({ keys, words }: SkillText, skill: string): boolean =>
  keys.has(skillKey(skill)) || mentions(words, skill);

/** The line of a skill: where it is listed, else any stored line that names it. */
export function lineOf(skill: string, stored: readonly ResumeSkill[]): string | undefined {
  const key = skillKey(skill);
  const listed = stored.find(({ name }) => skillKey(name) === key);
  return (listed ?? stored.find(({ name, line }) => namesSkill(skillText(`${name} | ${line}`), skill)))?.line;
}
