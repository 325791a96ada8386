export { liveScore } from './live-score';
export type { LiveFinding, LiveQuestion, LiveScore } from './live-score';
export type { Place } from './place-of';
