import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import analysis from './sample-analysis.json';

/** What the engine answers for the fixture `skillora-junior_developer_resume.docx`, shortened to what the sample report shows; the engine's test of the sample report compares both. */
export const SAMPLE_ANALYSIS = analysis as Partial<AtsAnalysis>;

/** The invented person of that fixture. */
export const SAMPLE_SUBJECT = 'Alex Chen, an invented junior developer';
