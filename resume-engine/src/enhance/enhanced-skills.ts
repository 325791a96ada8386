import type { EnhancedResume } from '../analysis';
import type { CheckContext } from '../checks/context';
import { coverage } from '../checks/keywords/occupation-coverage';
import { evidenced } from '../checks/keywords/skill-places';
import { knownSkill } from '../lexicon/skills';

const MAX_SUGGESTED = 12;
const KIND_GROUPS = { technical: 'Technical skills', unknown: 'Technical skills', soft: 'People skills' } as const;

const usualSpelling = (value: string) => {
  const known = knownSkill(value)?.name ?? value;
  return known.toLowerCase() === value.toLowerCase() ? known : value;
};

export const suggestedSkills = (context: CheckContext): string[] =>
  coverage(context)
    .missing.map(({ name }) => name)
    .slice(0, MAX_SUGGESTED);

/**
 * The skills of the resume in their usual spelling and groups, those mentioned in experience first.
 */
export function enhancedSkills(context: CheckContext): EnhancedResume['skills'] {
  const shown = evidenced(context);
  const groups = new Map<string, { name: string; isShown: boolean }[]>();
  const seen = new Set<string>();
  for (const { value, group, kind } of context.resume.skills) {
    const key = value.toLowerCase();
    if (seen.size === seen.add(key).size) continue;
    const title = group ?? KIND_GROUPS[kind];
    const usual = usualSpelling(value);
    groups.set(title, [...(groups.get(title) ?? []), { name: usual, isShown: shown.has(value) }]);
  }
  return {
    enhancedSkills: [...groups].map(([group, skills]) => ({
      group,
      skills: [...skills.filter(({ isShown }) => isShown), ...skills.filter(({ isShown }) => !isShown)].map(
        ({ name }) => name,
      ),
    })),
    suggested: suggestedSkills(context),
  };
}
