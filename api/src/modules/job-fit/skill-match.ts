import type { ResumeSkill } from '@kadam/shared/contract/resume-skills';
import { namesSkill, skillKey, skillText } from '../resume';

/** The line that lists a skill; otherwise any stored line that names it. */
export function lineOf(skill: string, stored: readonly ResumeSkill[]): string | undefined {
  const key = skillKey(skill);
  const listed = stored.find(({ name }) => skillKey(name) === key);
  return (listed ?? stored.find(({ name, line }) => namesSkill(skillText(`${name} | ${line}`), skill)))?.line;
}
