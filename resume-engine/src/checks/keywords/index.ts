import type { Check } from '../check';
import { acronyms } from './acronyms';
import { headline } from './headline';
import { recentSkills } from './recent-skills';
import { occupationCoverage } from './occupation-coverage';
import { skillCount } from './skill-count';
import { skillsShown } from './skills-shown';
import { softSkills } from './soft-skills';
import { stuffing } from './stuffing';

export const KEYWORD_CHECKS: readonly Check[] = [
  skillCount,
  occupationCoverage,
  skillsShown,
  softSkills,
  headline,
  acronyms,
  stuffing,
  recentSkills,
];
