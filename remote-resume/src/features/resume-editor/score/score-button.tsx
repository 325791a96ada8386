import { Gauge } from 'lucide-react';
import { Button } from '@kadam/shared/ui/button';
import { BAND_WORDS, bandOf } from '../../../lib/score-band';
import { BandDot } from './score-panel.styles';
import type { ScoreState } from './use-live-score';

interface ScoreButtonProps {
  readonly state: ScoreState;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

export function ScoreButton({ state, isShown, onToggle }: ScoreButtonProps) {
  const score = state.status === 'scored' ? state.score.overallScore : undefined;
  const band = score === undefined ? undefined : bandOf(score);
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-expanded={isShown}
      onClick={onToggle}
      {...(band && { title: BAND_WORDS[band] })}
    >
      {band ? <BandDot $band={band} aria-hidden /> : <Gauge size="1.2em" aria-hidden />}
      {score === undefined ? 'Score' : `Score ${score}`}
    </Button>
  );
}
