import type { LiveScoreInput, LiveScore } from '@kadam/resume-engine/live-check';
import { VerifiedWorker } from '@kadam/shared/worker';

interface Telling {
  readonly onScore: (score: LiveScore | undefined) => void;
  /** The worker could not be fetched, or broke; nothing comes from this scorer any more. */
  readonly onFailure: () => void;
}

/** Asks a worker for scores, one at a time; of what is asked meanwhile only the last is answered. */
export interface Scorer {
  readonly ask: (question: LiveScoreInput) => void;
  readonly end: () => void;
}

/** The worker is fetched with the first question. */
export function createScorer({ onScore, onFailure }: Telling): Scorer {
  const ending = new AbortController();
  const { signal } = ending;
  let worker: Worker | undefined;
  let isStarted = false;
  let isBusy = false;
  let next: LiveScoreInput | undefined;

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
    worker.addEventListener('message', ({ data }: MessageEvent<LiveScore | undefined>) => {
      isBusy = false;
      onScore(data);
      send();
    });
    send();
  };
  return {
    ask: (question) => {
      next = question;
      if (!isStarted) start().catch(fail);
      isStarted = true;
      send();
    },
    end,
  };
}
