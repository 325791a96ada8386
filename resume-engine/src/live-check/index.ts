export { liveScore } from './live-score';
export type { LiveFinding, LiveScoreInput as LiveQuestion, LiveScore } from './live-score';
export type { Place } from './place-of';
