import { mentions, searchable, skillPhrases } from '@kadam/resume-engine/skills';
import { skillKey } from './resume-skills';

/** A text prepared for looking up many skills. */
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
