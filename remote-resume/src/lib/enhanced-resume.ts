import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import { listOf, recordOf, textOf, textsOf } from './json-values';
import { namesOf } from './parsed-resume';

export type EnhancedResume = AtsAnalysis['enhancedResume'];

type Bullet = EnhancedResume['experience'][number]['bullets'][number];

/** Skills may be groups or one list, bullets texts or pairs; missing parts are empty. */
export function toEnhancedResume(value: unknown): EnhancedResume {
  const enhanced = recordOf(value);
  const skills = recordOf(enhanced.skills);
  return {
    bestSummary: textOf(enhanced.bestSummary),
    skills: { enhancedSkills: toSkillGroups(skills.enhancedSkills), suggested: textsOf(skills.suggested) },
    experience: listOf(enhanced.experience)
      .map(recordOf)
      .map(({ company, role, title, bullets }) => ({
        company: textOf(company),
        role: textOf(role) || textOf(title),
        bullets: listOf(bullets).map(toBullet),
      })),
    certifications: namesOf(enhanced.certifications),
  };
}

function toSkillGroups(value: unknown): EnhancedResume['skills']['enhancedSkills'] {
  const groups = listOf(value)
    .map(recordOf)
    .map(({ group, skills }) => ({ group: textOf(group), skills: textsOf(skills) }));
  return [{ group: '', skills: textsOf(value) }, ...groups].filter(({ skills }) => skills.length > 0);
}

function toBullet(value: unknown): Bullet {
  const { original, improved, note } = recordOf(value);
  return {
    original: textOf(original) || textOf(value),
    ...(textOf(improved) && { improved: textOf(improved) }),
    ...(textOf(note) && { note: textOf(note) }),
  };
}
