import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveScore } from '@kadam/resume-engine/live-check';
import { isBlankResume } from '@kadam/resume-engine/resume-document';
import type { SuggestionGains } from '../../../lib/suggestion-gains';
import type { Suggestions } from '../../../lib/suggestions';
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
  /** Undefined until the suggestions are measured. */
  readonly gains: SuggestionGains | undefined;
  readonly retry: () => void;
}

/** Milliseconds without typing. */
const PAUSE_MS = 500;

/** The resume to score and the suggestions to measure. */
interface Scored {
  readonly store: ResumeStore;
  readonly pages: number;
  readonly suggestions: Suggestions;
}

/** The live score; it follows the text by about a second and never delays a key. */
export function useLiveScore({ store, pages, suggestions }: Scored): LiveScoring {
  const [state, setState] = useState<ScoreState>({ status: isBlankResume(store.document()) ? 'blank' : 'waiting' });
  const [gains, setGains] = useState<SuggestionGains>();
  const [attempt, setAttempt] = useState(0);
  const scorer = useRef<Scorer>(undefined);
  useEffect(() => {
    const made = createScorer({
      onScore: (score) => setState(score ? { status: 'scored', score } : { status: 'blank' }),
      onGains: setGains,
      onFailure: () => setState({ status: 'failed' }),
    });
    scorer.current = made;
    return () => made.end();
  }, [attempt]);
  useEffect(() => {
    const requestScore = () => {
      const document = store.document();
      if (isBlankResume(document)) setState({ status: 'blank' });
      else scorer.current?.request({ input: { document, pages, asOf: new Date() }, suggestions });
    };
    return afterPauses(store, { ms: PAUSE_MS, act: (signal) => whenIdle(requestScore, signal) });
  }, [store, pages, suggestions, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'waiting' });
    setAttempt((last) => last + 1);
  }, []);
  return { state, gains, retry };
}

/** After the page's own files. Safari has no `requestIdleCallback`. */
function whenIdle(act: () => void, signal: AbortSignal): void {
  if (!('requestIdleCallback' in window)) return act();
  const requested = window.requestIdleCallback(act, { timeout: 2000 });
  signal.addEventListener('abort', () => window.cancelIdleCallback(requested));
}
