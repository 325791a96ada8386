import { liveScore } from '@kadam/resume-engine/live-check';
import { suggestionGains } from '../../../lib/suggestion-gains';
import type { ScoreRequest, ScoreResponse } from './scorer';

let latest = 0;

self.addEventListener('message', ({ data }: MessageEvent<ScoreRequest>) => {
  latest += 1;
  respond({ score: liveScore(data.input) });
  void measure(data, latest);
});

const respond = (response: ScoreResponse) => self.postMessage(response);

/** In steps, so that a newer request does not wait. */
async function measure({ input, suggestions }: ScoreRequest, request: number): Promise<void> {
  const steps = suggestionGains(input, suggestions);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return respond({ gains: step.value });
    await new Promise((resolve) => setTimeout(resolve));
    if (request !== latest) return;
  }
}
