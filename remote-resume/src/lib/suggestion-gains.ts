import { gainOfChange, liveScore, type LiveScoreInput } from '@kadam/resume-engine/live-check';
import { accepted, placeOf, withSkill, type Suggestion, type Suggestions } from './suggestions';

/** A suggestion and the points of the score gained by accepting it now. */
export interface Measured<Suggested> {
  readonly suggested: Suggested;
  readonly gain: number;
}

export interface SuggestionGains {
  readonly rewrites: readonly Measured<Suggestion>[];
  readonly skills: readonly Measured<string>[];
}

/**
 * The suggestions that apply to a resume and do not lower its score. Yields after each scoring, so
 * that a newer request can take over.
 */
export function* suggestionGains(input: LiveScoreInput, suggestions: Suggestions): Generator<void, SuggestionGains> {
  const rewrites: Measured<Suggestion>[] = [];
  const skills: Measured<string>[] = [];
  const before = liveScore(input);
  if (!before) return { rewrites, skills };
  for (const suggested of suggestions.rewrites) {
    const path = placeOf(input.document, suggested);
    if (path === undefined) continue;
    const change = { document: accepted(input.document, suggested), path };
    const gain = suggested.improved ? gainOfChange(input, before, change) : 0;
    if (gain !== undefined) rewrites.push({ suggested, gain });
    yield;
  }
  for (const suggested of suggestions.skills) {
    const gain = gainOfChange(input, before, { document: withSkill(input.document, suggested) });
    if (gain !== undefined) skills.push({ suggested, gain });
    yield;
  }
  return { rewrites, skills };
}
