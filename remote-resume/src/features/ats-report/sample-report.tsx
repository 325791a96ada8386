import type { AtsResult } from '../../lib/ats-result';
import { laterSteps, nextStepOf } from '../../lib/next-step';
import { PANELS } from '../../lib/panel-scores';
import { Bar } from './bar';
import { FirstStep, Kind, Later, Panel, Panels, Sheet, SheetHead } from './sample-report.styles';
import { ScoreCard } from './score-card';

interface SampleReportProps {
  readonly result: AtsResult;
  readonly subject: string;
}

/** A sample result, so visitors know what to expect. */
export function SampleReport({ result, subject }: SampleReportProps) {
  const step = nextStepOf(result);
  return (
    <Sheet aria-labelledby="sample-report">
      <SheetHead>
        <Kind id="sample-report">Sample report</Kind>
        <p>{subject}</p>
      </SheetHead>
      <ScoreCard result={result} title="Sample score" />
      <Panels>
        {PANELS.map(({ id, title }) => (
          <Panel key={id}>
            <span>{title}</span>
            <strong>{result.panels[id]}%</strong>
            <Bar percent={result.panels[id]} />
          </Panel>
        ))}
      </Panels>
      {step && (
        <FirstStep>
          <strong>Do this next</strong>
          {step.gain && <b>{step.gain}</b>}
          <p>{step.text}</p>
          {laterSteps(result, step).map(({ text, gain }) => (
            <Later key={text}>
              <span>{text}</span>
              {gain && <b>{gain}</b>}
            </Later>
          ))}
        </FirstStep>
      )}
    </Sheet>
  );
}
