import type { EducationEntry } from '../../resume/resume';

/** Level of a degree: `school` for classes X and XII, `other` if it is in no list. */
export type EducationLevel = 'doctorate' | 'master' | 'bachelor' | 'diploma' | 'school' | 'other';

const LEVELS: readonly (readonly [RegExp, EducationLevel])[] = [
  [/\b(ph\.?\s?d|doctor|doctorate|d\.?phil|m\.?d\b)/i, 'doctorate'],
  [
    /\b(m\.?\s?tech|m\.?\s?e\b|m\.?\s?sc|m\.?\s?com|m\.?\s?a\b|m\.?\s?s\b|mca|m\.c\.a|mba|m\.b\.a|pgdm|pgdbm|master|m\.?\s?phil|m\.?\s?ed\b|m\.?\s?pharm|ll\.?m|post\s?graduat|pg\b)/i,
    'master',
  ],
  [
    /\b(b\.?\s?tech|b\.?\s?e\b|b\.?\s?sc|b\.?\s?com|b\.?\s?a\b|b\.?\s?s\b|bca|b\.c\.a|bba|b\.b\.a|bms|bachelor|b\.?\s?arch|b\.?\s?pharm|mbbs|bds|bams|bhms|b\.?\s?ed\b|ll\.?b|b\.?\s?des|b\.?\s?voc|graduat|ca\b|chartered accountant|company secretary|icwa|cma)/i,
    'bachelor',
  ],
  [/\b(diploma|polytechnic|iti\b|i\.t\.i|associate|gnm|anm|dmlt|d\.?\s?pharm|certificate)/i, 'diploma'],
  [
    /(\b(xii|x|10|12|ssc|hsc|sslc|puc|matric\w*|intermediate|higher secondary|senior secondary|secondary|high school|class)\b|\b(10th|12th)|\+2)/i,
    'school',
  ],
];

export const educationLevel = ({ degree }: EducationEntry): EducationLevel =>
  LEVELS.find(([pattern]) => degree && pattern.test(degree.value))?.[1] ?? 'other';

export const LEVEL_ORDER: readonly EducationLevel[] = ['doctorate', 'master', 'bachelor', 'diploma', 'other', 'school'];
