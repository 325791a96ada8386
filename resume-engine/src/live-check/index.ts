export { liveScore } from './live-score';
export type { LiveFinding, LiveScoreInput, LiveScore } from './live-score';
export type { Place } from './place-of';
export { exactScore, gainOfChange } from './gain-of-change';
