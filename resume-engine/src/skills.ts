export { namedSkills } from './fields/skills/mentioned-skills';
export { knownSkill, skillPhrases, type KnownSkill } from './lexicon/skills';
export { mentions, searchable } from './wording/mentions';
