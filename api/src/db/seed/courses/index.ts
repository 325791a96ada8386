import { careerSkills } from './career-skills';
import type { CourseContent } from './course-content';
import { design } from './design';
import { digitalMarketing } from './digital-marketing';
import { financeAndAccounting } from './finance-and-accounting';
import { healthcare } from './healthcare';
import { softwareAndData } from './software-and-data';

export const COURSES: readonly CourseContent[] = [
  ...softwareAndData,
  ...financeAndAccounting,
  ...digitalMarketing,
  ...healthcare,
  ...design,
  ...careerSkills,
];
