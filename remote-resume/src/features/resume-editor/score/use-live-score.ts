import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveScore } from '@kadam/resume-engine/live-check';
import { isBlankResume } from '@kadam/resume-engine/resume-document';
import { afterPauses } from '../after-pauses';
import type { ResumeStore } from '../resume-store';
import { createScorer, type Scorer } from './scorer';

export type ScoreState =
  | { readonly status: 'blank' }
  | { readonly status: 'waiting' }
  | { readonly status: 'scored'; readonly score: LiveScore }
  | { readonly status: 'failed' };

export interface LiveScoring {
  readonly state: ScoreState;
  readonly retry: () => void;
}

/** Milliseconds without typing. */
const PAUSE_MS = 500;

/** The live score; it follows the text by about a second and never delays a key. */
export function useLiveScore(store: ResumeStore, pages: number): LiveScoring {
  const [state, setState] = useState<ScoreState>({ status: isBlankResume(store.document()) ? 'blank' : 'waiting' });
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
    const requestScore = () => {
      const document = store.document();
      if (isBlankResume(document)) setState({ status: 'blank' });
      else scorer.current?.request({ document, pages, asOf: new Date() });
    };
    return afterPauses(store, { ms: PAUSE_MS, act: (signal) => whenIdle(requestScore, signal) });
  }, [store, pages, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'waiting' });
    setAttempt((last) => last + 1);
  }, []);
  return { state, retry };
}

/** After the page's own files. Safari has no `requestIdleCallback`. */
function whenIdle(act: () => void, signal: AbortSignal): void {
  if (!('requestIdleCallback' in window)) return act();
  const requested = window.requestIdleCallback(act, { timeout: 2000 });
  signal.addEventListener('abort', () => window.cancelIdleCallback(requested));
}
