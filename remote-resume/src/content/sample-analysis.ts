import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import analysis from './sample-analysis.json';

/**
 * The engine's result for the fixture `skillora-junior_developer_resume.docx`, shortened to what
 * the sample shows.
 */
export const SAMPLE_ANALYSIS = analysis as Partial<AtsAnalysis>;

/** The invented person of that fixture. */
export const SAMPLE_SUBJECT = 'Alex Chen, an invented junior developer';
