import type { Analysis } from '@kadam/resume-engine';

/** What the parent sends to a parser process over IPC. */
export interface AnalysisRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly jobDescription: string | undefined;
  /**
   * Milliseconds since 1970: the engine has no clock, so that the same request has the same result.
   */
  readonly asOf: number;
}

export type AnalysisReply =
  | { readonly analysis: Analysis }
  | { readonly unreadable: string }
  | { readonly error: string };

/** First message of a parser process: the engine is loaded, a file's time can be counted. */
export const READY = 'ready';
