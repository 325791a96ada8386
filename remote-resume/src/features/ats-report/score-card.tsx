import type { RefObject } from 'react';
import { SmallText } from '@kadam/shared/ui/small-text';
import type { AtsResult } from '../../lib/ats-result';
import { nextStepOf } from '../../lib/next-step';
import { BAND_WORDS, bandOf } from '../../lib/score-band';
import { BAND_COLORS } from './band.styles';
import { Aim, Dial, Frame, Limit, OutOf, Points, Score, Track, Value, Word } from './score-card.styles';

interface ScoreCardProps {
  readonly result: AtsResult;
  readonly title?: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

export function ScoreCard({ result, title = 'Your Score', heading }: ScoreCardProps) {
  const { overallScore, issues, ceiling } = result;
  const reaches = nextStepOf(result)?.reaches;
  const band = bandOf(overallScore);
  return (
    <Frame>
      <Dial>
        <Ring share={overallScore / 100} aim={reaches && reaches / 100} fill={BAND_COLORS[band].fill} />
        <Points>
          {overallScore}
          <OutOf>out of 100</OutOf>
        </Points>
      </Dial>
      <Score>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Word $band={band}>{BAND_WORDS[band]}</Word>
        <p>{issues === 0 ? 'No issues found' : `${issues} ${issues === 1 ? 'issue' : 'issues'} found`}</p>
        {reaches && <SmallText>{`${reaches} once the next step is done`}</SmallText>}
      </Score>
      {ceiling && <Limit>{`Limited to ${ceiling.limit}: ${ceiling.reason}`}</Limit>}
    </Frame>
  );
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

interface RingProps {
  readonly share: number;
  readonly aim: number | undefined;
  readonly fill: string;
}

const Ring = ({ share, aim, fill }: RingProps) => (
  <svg viewBox="0 0 120 120" aria-hidden>
    <Track cx={60} cy={60} r={RADIUS} />
    {aim && <Aim cx={60} cy={60} r={RADIUS} strokeDasharray={`${LENGTH * aim} ${LENGTH}`} />}
    <Value cx={60} cy={60} r={RADIUS} strokeDasharray={`${LENGTH * share} ${LENGTH}`} $color={fill} />
  </svg>
);
