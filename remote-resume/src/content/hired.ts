import type { Sample } from '@kadam/shared/contract/brand';

/** Shown beside the way to the editor, word for word (specification, section 2; docs/specification-decisions.md, row 22). */
export const HIRED: Sample<'hired', string> = '6,530 job seekers have been hired using this';
