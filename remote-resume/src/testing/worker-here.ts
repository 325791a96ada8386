import { liveScore, type LiveScoreInput } from '@kadam/resume-engine/live-check';

/** Runs the scorer on the main thread, as jsdom has no workers. */
export class WorkerHere extends EventTarget {
  postMessage(question: LiveScoreInput) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: liveScore(question) })));
  }
  terminate() {}
}
