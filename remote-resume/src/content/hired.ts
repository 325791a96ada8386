import type { Sample } from '@kadam/shared/contract/brand';

/** Shown beside the link to the editor (docs/specification-decisions.md, row 22). */
export const HIRED: Sample<'hired', string> = '6,530 job seekers have been hired using this';
