import type { Check } from '../check';
import { certificates } from './certificates';
import { clearDegree } from './clear-degree';
import { completeEducation } from './complete-education';
import { educationSection } from './education-section';
import { grade } from './grade';
import { schooling } from './schooling';
import { validCertificates } from './valid-certificates';

export const EDUCATION_CHECKS: readonly Check[] = [
  educationSection,
  completeEducation,
  clearDegree,
  grade,
  schooling,
  certificates,
  validCertificates,
];
