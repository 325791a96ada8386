import { liveScore } from '@kadam/resume-engine/live-check';
import type { ScoreRequest, ScoreResponse } from '../features/resume-editor/score/scorer';
import { suggestionGains } from '../lib/suggestion-gains';

/** Runs the scorer on the main thread, as jsdom has no workers. */
export class WorkerHere extends EventTarget {
  postMessage({ input, suggestions }: ScoreRequest) {
    setTimeout(() => {
      this.respond({ score: liveScore(input) });
      const steps = suggestionGains(input, suggestions);
      let step = steps.next();
      while (!step.done) step = steps.next();
      this.respond({ gains: step.value });
    });
  }
  terminate() {}

  private respond(data: ScoreResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
