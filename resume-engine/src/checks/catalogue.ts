import { ATS_CHECKS } from './ats';
import type { Check } from './check';
import { CONTACT_CHECKS } from './contact';
import { EDUCATION_CHECKS } from './education';
import { EXPERIENCE_CHECKS } from './experience';
import { FORMAT_CHECKS } from './format';
import { KEYWORD_CHECKS } from './keywords';
import { PARSE_RATE_CHECKS } from './parse-rate';

/** Every scored check, in the order of the design's catalogue. */
export const CHECKS: readonly Check[] = [
  ...FORMAT_CHECKS,
  ...KEYWORD_CHECKS,
  ...EXPERIENCE_CHECKS,
  ...EDUCATION_CHECKS,
  ...CONTACT_CHECKS,
  ...ATS_CHECKS,
  ...PARSE_RATE_CHECKS,
];
