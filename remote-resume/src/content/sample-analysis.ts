import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import analysis from './sample-analysis.json';

/** The result for `skillora-junior_developer_resume.docx`, shortened. */
export const SAMPLE_ANALYSIS = analysis as Partial<AtsAnalysis>;

/** The invented person of that fixture. */
export const SAMPLE_SUBJECT = 'Alex Chen, an invented junior developer';
