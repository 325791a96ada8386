import { liveScore, type LiveScoreInput } from '@kadam/resume-engine/live-check';

self.addEventListener('message', ({ data }: MessageEvent<LiveScoreInput>) => self.postMessage(liveScore(data)));
