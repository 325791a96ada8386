import type { ResumeDocument } from '../resume-document/resume-document';
import type { TextPath } from '../resume-document/texts';
import { liveScore, type LiveScore, type LiveScoreInput } from './live-score';

/** A change of a resume, and the text it is about. */
export interface Change {
  readonly document: ResumeDocument;
  readonly path?: TextPath | undefined;
}

/** The score before rounding. */
export const exactScore = ({ points, ceiling }: LiveScore): number => Math.min(points, ceiling?.limit ?? points);

/**
 * The points of the score that a change gains; undefined if it lowers the score, or would without
 * the ceiling, or if a check finds something in the changed text that it did not find before.
 * @param before the score of `input`
 */
export function gainOfChange(input: LiveScoreInput, before: LiveScore, change: Change): number | undefined {
  const after = liveScore({ ...input, document: change.document });
  if (!after || after.points < before.points || exactScore(after) < exactScore(before)) return undefined;
  const known = new Set(findingsAbout(before, change.path));
  if (findingsAbout(after, change.path).some((id) => !known.has(id))) return undefined;
  return Math.round((exactScore(after) - exactScore(before)) * 100) / 100;
}

const findingsAbout = ({ findings }: LiveScore, path: TextPath | undefined): string[] =>
  findings.flatMap(({ id, places }) => (places.some((place) => 'path' in place && place.path === path) ? [id] : []));
