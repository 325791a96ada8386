import { ChevronDown } from 'lucide-react';
import type { AtsResult } from '../../lib/ats-result';
import { PANELS, type PanelId } from '../../lib/panel-scores';
import { BAND_WORDS, bandOf } from '../../lib/score-band';
import { Bar } from './bar';
import { CheckList } from './check-list';
import { ScoreParts } from './score-parts';
import { BarSlot, BandWord, Face, Panel, PanelBody, Panels, Percent, Tally, Title } from './check-panels.styles';

const ABOUT: Readonly<Record<PanelId, string>> = {
  content: 'What you say: your achievements, numbers, words and length.',
  section: 'Whether every part a recruiter looks for is there and complete.',
  atsEssentials: 'Whether hiring software can take your file in at all.',
  tailoring: 'How well your words fit the job.',
};

/** The four percentages; each expands to its checks. */
export function CheckPanels({ result }: { readonly result: AtsResult }) {
  return (
    <section aria-labelledby="panels">
      <h2 id="panels">What was checked</h2>
      <Panels>
        {PANELS.map((panel) => (
          <CheckPanel key={panel.id} {...panel} result={result} />
        ))}
      </Panels>
      <ScoreParts result={result} />
    </section>
  );
}

interface CheckPanelProps {
  readonly id: PanelId;
  readonly title: string;
  readonly result: AtsResult;
}

function CheckPanel({ id, title, result }: CheckPanelProps) {
  const percent = result.panels[id];
  const band = bandOf(percent);
  const checks = result.checks.filter(({ panel }) => panel === id);
  const open = checks.filter(({ status }) => status === 'warn' || status === 'fail').length;
  return (
    <Panel>
      <Face>
        <Title>{title}</Title>
        <BarSlot>
          <Bar percent={percent} />
        </BarSlot>
        <Percent>{percent}%</Percent>
        <BandWord $band={band}>{BAND_WORDS[band]}</BandWord>
        <Tally>{open === 0 ? 'nothing to fix' : `${open} to fix`}</Tally>
        <ChevronDown size="1.25em" aria-hidden />
      </Face>
      <PanelBody>
        <p>{ABOUT[id]}</p>
        <CheckList checks={checks} />
      </PanelBody>
    </Panel>
  );
}
