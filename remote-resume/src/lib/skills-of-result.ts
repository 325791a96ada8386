import { skillLines } from '@kadam/resume-engine/skill-lines';
import { MAX_RESUME_LINES, MAX_RESUME_SKILLS } from '@kadam/shared/contract/resume-skills';
import type { AtsResult } from './ats-result';

const MAX_LENGTH = 2_000;

/** The skills of a result, within the server's limits. */
export function skillsOfResult(result: Pick<AtsResult, 'fields' | 'reading' | 'parsedResume'>) {
  const { skills, lines } = skillLines(result);
  return {
    skills: skills
      .filter(({ name }) => name.trim() !== '')
      .slice(0, MAX_RESUME_SKILLS)
      .map(({ name, line }) => ({
        name: name.slice(0, 200).toWellFormed(),
        line: line.slice(0, MAX_LENGTH).toWellFormed(),
      })),
    lines: lines.slice(0, MAX_RESUME_LINES).map((line) => line.slice(0, MAX_LENGTH).toWellFormed()),
  };
}
