import type { LiveScoreInput, LiveScore } from '@kadam/resume-engine/live-check';
import { VerifiedWorker } from '@kadam/shared/worker';
import type { SuggestionGains } from '../../../lib/suggestion-gains';
import type { Suggestions } from '../../../lib/suggestions';

export interface ScoreRequest {
  readonly input: LiveScoreInput;
  readonly suggestions: Suggestions;
}

/** First the score; the gains of the suggestions only if no newer request comes meanwhile. */
export type ScoreResponse = { readonly score: LiveScore | undefined } | { readonly gains: SuggestionGains };

interface ScorerEvents {
  readonly onScore: (score: LiveScore | undefined) => void;
  readonly onGains: (gains: SuggestionGains) => void;
  /** The worker failed to load or crashed; this scorer sends no more scores. */
  readonly onFailure: () => void;
}

/** Scores in a worker, one at a time; of the requests made meanwhile only the last is run. */
export interface Scorer {
  readonly request: (request: ScoreRequest) => void;
  readonly end: () => void;
}

/** The worker is loaded with the first request. */
export function createScorer({ onScore, onGains, onFailure }: ScorerEvents): Scorer {
  const ending = new AbortController();
  const { signal } = ending;
  let worker: Worker | undefined;
  let isStarted = false;
  let isBusy = false;
  let next: ScoreRequest | undefined;

  const send = () => {
    if (!worker || isBusy || !next) return;
    isBusy = true;
    worker.postMessage(next);
    next = undefined;
  };
  const fail = () => {
    if (signal.aborted) return;
    end();
    onFailure();
  };
  const end = () => {
    ending.abort();
    worker?.terminate();
  };
  const start = async () => {
    const script = new VerifiedWorker(
      /* webpackChunkName: "score-worker" */ new URL('./score-worker.ts', import.meta.url),
      { signal },
    );
    worker = await script.started;
    if (signal.aborted) return worker.terminate();
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<ScoreResponse>) => {
      if ('gains' in data) return onGains(data.gains);
      isBusy = false;
      onScore(data.score);
      send();
    });
    send();
  };
  return {
    request: (request) => {
      next = request;
      if (!isStarted) start().catch(fail);
      isStarted = true;
      send();
    },
    end,
  };
}
