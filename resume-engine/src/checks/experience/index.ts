import type { Check } from '../check';
import { actionVerbs } from './action-verbs';
import { chronology } from './chronology';
import { depth } from './depth';
import { emptyWords } from './empty-words';
import { quantified } from './quantified';
import { repetition } from './repetition';
import { experienceCompleteness } from './experience-completeness';
import { spelling } from './spelling';
import { weakPhrases } from './weak-phrases';

export const EXPERIENCE_CHECKS: readonly Check[] = [
  experienceCompleteness,
  quantified,
  actionVerbs,
  repetition,
  weakPhrases,
  chronology,
  depth,
  emptyWords,
  spelling,
];
