import type { LiveFinding, LiveScore, Place } from '@kadam/resume-engine/live-check';
import { Button } from '@kadam/shared/ui/button';
import { limitText, pointsText } from '../../../lib/next-step';
import { BAND_WORDS, bandOf } from '../../../lib/score-band';
import { scoreParts } from '../../../lib/score-parts';
import type { ResumeStore } from '../resume-store';
import { ScoreFinding } from './score-finding';
import { Findings, ScoreLimit, Number, OutOf, Part, Parts, Scored, Word } from './score-panel.styles';
import type { LiveScoring } from './use-live-score';

interface ScorePanelProps {
  readonly scoring: LiveScoring;
  readonly store: ResumeStore;
  readonly onJump: (place: Place) => void;
}

/** The current score, its parts, and the findings by value of fixing them. */
export function ScorePanel({ scoring: { state, retry }, store, onJump }: ScorePanelProps) {
  switch (state.status) {
    case 'blank':
      return <p>Write or import something: your score and what to fix appear here as you write.</p>;
    case 'waiting':
      return <p>Your score is being calculated …</p>;
    case 'failed':
      return (
        <>
          <p>The part of this page that calculates your score could not be loaded. You can go on writing.</p>
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        </>
      );
    case 'scored':
      return (
        <>
          <Summary score={state.score} />
          {state.score.findings.length > 0 && <h2>To fix ({state.score.findings.length})</h2>}
          <Findings>
            {state.score.findings.map((finding) => (
              <ScoreFinding
                key={finding.id}
                finding={finding}
                worth={worthOf(finding, state.score)}
                store={store}
                onJump={onJump}
              />
            ))}
          </Findings>
        </>
      );
  }
}

/** What fixing a finding does to the score; '' if it is less than a tenth of a point. */
const worthOf = ({ id, gain }: LiveFinding, { ceiling }: LiveScore): string =>
  ceiling?.checks.includes(id) ? limitText(ceiling.limit) : pointsText(gain);

function Summary({ score: { overallScore, categoryScores, ceiling, role, ofTheFile } }: { readonly score: LiveScore }) {
  const band = bandOf(overallScore);
  return (
    <>
      <Scored>
        <Number>
          {overallScore} <OutOf>of 100</OutOf>
        </Number>
        <Word $band={band}>{BAND_WORDS[band]}</Word>
      </Scored>
      {ceiling && <ScoreLimit>{`Limited to ${ceiling.limit}: ${ceiling.reason}`}</ScoreLimit>}
      {role && <p>Compared with what is usual for: {role.name}</p>}
      <details>
        <summary>How the score adds up</summary>
        <Parts>
          {scoreParts(categoryScores).map(({ title, points, max }) => (
            <Part key={title}>
              {title} <b>{`${Math.round(points * 10) / 10} of ${max}`}</b>
            </Part>
          ))}
        </Parts>
        <p>
          {`${ofTheFile.length} checks of the file itself count as met here, because the PDF of this editor meets them. “Check my PDF” looks at the file, and at your spelling.`}
        </p>
      </details>
    </>
  );
}
