import { scoreResume } from '@kadam/shared/contract/resume';
import { callWithFile } from '@kadam/shared/http/upload';
import { useEffect, useRef, useState } from 'react';
import { type AtsFailure, failureOfError, failureOfResponse } from '../../lib/ats-failure';
import { type AtsResult, toAtsResult } from '../../lib/ats-result';
import { loadResult, removeResult, saveResponse } from '../../lib/ats-result-storage';
import { LAST_STEP_MS, pause, STEP_MS } from './analysis-steps';

type Activity =
  | { readonly status: 'resting' }
  | { readonly status: 'analyzing'; readonly fileName: string; readonly step: number; readonly sent?: number }
  | { readonly status: 'failed'; readonly failure: AtsFailure };

/** `file` is missing after a reload, because a file cannot be stored. */
export interface CheckedResume {
  readonly result: AtsResult;
  readonly fileName: string;
  readonly file?: File;
}

interface Given {
  readonly file: File | null;
  readonly jobDescription: string;
  readonly error: string | undefined;
}

interface Analysis {
  readonly activity: Activity;
  /** The last result; it stays until the next check fails. */
  readonly checked: CheckedResume | undefined;
  readonly start: (given: Given) => void;
  readonly cancel: () => void;
  readonly dismissFailure: () => void;
}

const RESTING: Activity = { status: 'resting' };
const NO_FILE = 'Please select a resume file first.';

/** One analysis at a time; a stored result of this session is there from the start. */
export function useAnalysis(): Analysis {
  const [activity, setActivity] = useState<Activity>(RESTING);
  const [checked, setChecked] = useState<CheckedResume | undefined>(loadResult);
  const running = useRef<AbortController>(null);
  useForgetOnLeave();
  useEffect(() => () => running.current?.abort(), []);

  // A score beside the name of another file would be misleading, also after a reload.
  const fail = (failure: AtsFailure) => {
    setActivity({ status: 'failed', failure });
    setChecked(undefined);
    removeResult();
    window.scrollTo(0, 0);
  };

  const run = async (file: File, jobDescription: string, signal: AbortSignal) => {
    const show = (step: number, sent?: number) =>
      setActivity({ status: 'analyzing', fileName: file.name, step, ...(sent !== undefined && { sent }) });
    for (const step of [1, 2, 3]) {
      show(step);
      await pause(STEP_MS, signal);
    }
    show(3, 0);
    const response = await requestAnalysis({ file, jobDescription, signal, onProgress: (sent) => show(3, sent) });
    const result = isRejected(response) ? undefined : toAtsResult(response);
    if (!result) return fail(failureOfResponse(response));
    show(4);
    await pause(LAST_STEP_MS, signal);
    saveResponse(response, file.name);
    setChecked({ result, fileName: file.name, file });
    setActivity(RESTING);
  };

  const start = ({ file, jobDescription, error }: Given) => {
    if (running.current) return;
    if (!file || error) return setActivity({ status: 'failed', failure: { message: file && error ? error : NO_FILE } });
    const controller = new AbortController();
    running.current = controller;
    run(file, jobDescription, controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) fail(failureOfError(error));
      })
      .finally(() => {
        if (running.current === controller) running.current = null;
      });
  };

  return {
    activity,
    checked,
    start,
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setActivity(RESTING);
    },
    dismissFailure: () => setActivity((now) => (now.status === 'failed' ? RESTING : now)),
  };
}

const isRejected = (response: unknown) => (response as { success?: unknown } | null)?.success === false;

/**
 * Deletes the result on leaving, but not for the back/forward cache (specification-decisions, row
 * 8).
 */
function useForgetOnLeave(): void {
  useEffect(() => {
    const handleLeave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) removeResult();
    };
    window.addEventListener('pagehide', handleLeave);
    return () => window.removeEventListener('pagehide', handleLeave);
  }, []);
}

interface AnalysisRequest {
  readonly file: File;
  /** The text to compare with; empty for the occupation the resume indicates. */
  readonly jobDescription: string;
  /** The share of the file that was sent, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** The unparsed response: it is stored as it is and parsed tolerantly. */
const requestAnalysis = ({ file, jobDescription, onProgress, signal }: AnalysisRequest): Promise<unknown> =>
  callWithFile(scoreResume, { file, body: { jobDescription: jobDescription.trim() || undefined }, onProgress, signal });
