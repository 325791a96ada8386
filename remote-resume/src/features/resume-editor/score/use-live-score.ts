import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveScore } from '@kadam/resume-engine/live-check';
import { isBlankResume, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { createScorer, type Scorer } from './scorer';

export type ScoreState =
  /** Nothing is written yet. */
  | { readonly status: 'blank' }
  | { readonly status: 'waiting' }
  | { readonly status: 'scored'; readonly score: LiveScore }
  | { readonly status: 'failed' };

export interface LiveScoring {
  readonly state: ScoreState;
  readonly retry: () => void;
}

/** A score is asked for after a pause in typing. */
const PAUSE_MS = 400;

/** The score of what is being written; it follows the text by about a second and never holds up a key. */
export function useLiveScore(document: ResumeDocument, pages: number): LiveScoring {
  const [state, setState] = useState<ScoreState>({ status: isBlankResume(document) ? 'blank' : 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const scorer = useRef<Scorer>(undefined);
  useEffect(() => {
    const made = createScorer({
      onScore: (score) => setState(score ? { status: 'scored', score } : { status: 'blank' }),
      onFailure: () => setState({ status: 'failed' }),
    });
    scorer.current = made;
    return () => made.end();
  }, [attempt]);
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(() => {
      if (isBlankResume(document)) return setState({ status: 'blank' });
      whenIdle(() => scorer.current?.ask({ document, pages, asOf: new Date() }), ending.signal);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [document, pages, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'waiting' });
    setAttempt((last) => last + 1);
  }, []);
  return { state, retry };
}

/** The page's own files come first. Safari does not tell when it is idle. */
function whenIdle(act: () => void, signal: AbortSignal): void {
  if (!('requestIdleCallback' in window)) return act();
  const asked = window.requestIdleCallback(act, { timeout: 2000 });
  signal.addEventListener('abort', () => window.cancelIdleCallback(asked));
}
