import type { Analysis } from '@kadam/resume-engine';

/** Message of the parent to a parser process over IPC. */
export interface AnalysisRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly jobDescription: string | undefined;
  /**
   * Milliseconds since 1970: the engine does not read the clock, so that the same request has the
   * same result.
   */
  readonly asOf: number;
}

export type AnalysisReply =
  | { readonly analysis: Analysis }
  | { readonly unreadable: string }
  | { readonly error: string };

/**
 * First message of a parser process: the engine is loaded, and the time limit of a file can start.
 */
export const READY = 'ready';
