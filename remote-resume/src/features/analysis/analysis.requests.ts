import { scoreResume } from '@kadam/shared/contract/resume';
import { callWithFile } from '@kadam/shared/http/upload';

export interface AnalysisRequest {
  readonly file: File;
  /** The text to compare with; empty for the occupation the resume indicates. */
  readonly jobDescription: string;
  /** The share of the file that was sent, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** The unparsed response: it is stored as it is and parsed tolerantly. */
export const requestAnalysis = ({ file, jobDescription, onProgress, signal }: AnalysisRequest): Promise<unknown> =>
  callWithFile(scoreResume, { file, body: { jobDescription: jobDescription.trim() || undefined }, onProgress, signal });
