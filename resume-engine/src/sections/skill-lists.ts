import { isSkill } from '../fields/skills/is-skill';
import { splitItems } from '../fields/skills/split-items';
import { knownSkill } from '../lexicon/skills';
import type { Section } from '../resume/section';

const MAX_WORDS = 4;

/**
 * Treats a list of skills under an unknown heading (`Product`, `Site work`) as a skills section.
 */
export const withSkillLists = (sections: readonly Section[]): Section[] =>
  sections.map((section, at) =>
    isSkillList(section, [sections[at - 1], sections[at + 1]]) ? { ...section, kinds: ['skills'] } : section,
  );

/** Short items, half of them known skills; beside another skill list one is enough. */
function isSkillList({ kinds, lines }: Section, beside: readonly (Section | undefined)[]): boolean {
  if (kinds[0] !== 'custom') return false;
  const items = lines
    .flatMap(({ cells }) => cells.flatMap(({ text }) => splitItems(text)))
    .map(({ text }) => text.trim());
  if (items.length < 2 || !items.every((item) => item.split(/\s+/u).length <= MAX_WORDS && isSkill(item))) return false;
  const known = items.filter((item) => knownSkill(item) !== undefined).length;
  return known >= items.length / 2 || (known > 0 && beside.some((other) => other?.kinds[0] === 'skills'));
}
