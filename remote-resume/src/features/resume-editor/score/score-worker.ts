import { liveScore, type LiveQuestion } from '@kadam/resume-engine/live-check';

self.addEventListener('message', ({ data }: MessageEvent<LiveQuestion>) => self.postMessage(liveScore(data)));
