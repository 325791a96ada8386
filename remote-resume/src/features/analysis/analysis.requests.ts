import { scoreResume } from '@kadam/shared/contract/resume';
import { callWithFile } from '@kadam/shared/http/upload';

export interface AnalysisRequest {
  readonly file: File;
  /** What the resume is compared with; empty for the trade that the resume itself tells. */
  readonly jobDescription: string;
  /** The part of the file that has been sent, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** The server's answer as it came: it is read, and kept, in all its spellings. */
export const requestAnalysis = ({ file, jobDescription, onProgress, signal }: AnalysisRequest): Promise<unknown> =>
  callWithFile(scoreResume, { file, body: { jobDescription: jobDescription.trim() || undefined }, onProgress, signal });
