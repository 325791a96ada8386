import type { RefObject } from 'react';
import type { AtsResult } from '../../lib/ats-result';
import { BAND_WORDS, bandOf } from '../../lib/score-band';
import { BAND_COLORS } from './band.styles';
import { Dial, Frame, Limit, OutOf, Points, Score, Track, Value, Word } from './score-card.styles';

interface ScoreCardProps {
  readonly result: AtsResult;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The overall score as a number, a ring and a word. */
export function ScoreCard({ result: { overallScore, issues, ceiling }, heading }: ScoreCardProps) {
  const band = bandOf(overallScore);
  return (
    <Frame>
      <Dial>
        <Ring share={overallScore / 100} fill={BAND_COLORS[band].fill} />
        <Points>
          {overallScore}
          <OutOf>out of 100</OutOf>
        </Points>
      </Dial>
      <Score>
        <h2 ref={heading} tabIndex={-1}>
          Your Score
        </h2>
        <Word $band={band}>{BAND_WORDS[band]}</Word>
        <p>{issues === 0 ? 'No issues found' : `${issues} ${issues === 1 ? 'issue' : 'issues'} found`}</p>
        {ceiling && <Limit>{`Held at ${ceiling.limit}: ${ceiling.reason}`}</Limit>}
      </Score>
    </Frame>
  );
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

const Ring = ({ share, fill }: { readonly share: number; readonly fill: string }) => (
  <svg viewBox="0 0 120 120" aria-hidden>
    <Track cx={60} cy={60} r={RADIUS} />
    <Value cx={60} cy={60} r={RADIUS} strokeDasharray={`${LENGTH * share} ${LENGTH}`} $color={fill} />
  </svg>
);
