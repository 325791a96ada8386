import { liveScore, type LiveScoreInput } from '@kadam/resume-engine/live-check';

/** Scores as the editor's worker does, in the thread of the page: jsdom has no other. */
export class WorkerHere extends EventTarget {
  postMessage(question: LiveScoreInput) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: liveScore(question) })));
  }
  terminate() {}
}
