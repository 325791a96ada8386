import { liveScore, type LiveQuestion } from '@kadam/resume-engine/live-check';

/** Scores as the editor's worker does, in the thread of the page: jsdom has no other. */
export class WorkerHere extends EventTarget {
  postMessage(question: LiveQuestion) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: liveScore(question) })));
  }
  terminate() {}
}
