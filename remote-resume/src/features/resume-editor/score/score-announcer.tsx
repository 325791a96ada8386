import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { BAND_WORDS, bandOf } from '../../../lib/score-band';
import type { ScoreState } from './use-live-score';

/** Milliseconds after which a stable score is announced to screen readers. */
const QUIET_MS = 3000;

export function ScoreAnnouncer({ state }: { readonly state: ScoreState }) {
  const [announced, announce] = useState('');
  const sentence = sentenceOf(state);
  useEffect(() => {
    const timer = setTimeout(() => announce(sentence), QUIET_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

function sentenceOf(state: ScoreState): string {
  if (state.status !== 'scored') return '';
  const { overallScore, findings } = state.score;
  return `Score ${overallScore} of 100, ${BAND_WORDS[bandOf(overallScore)].toLowerCase()}. ${findings.length} to mend.`;
}
