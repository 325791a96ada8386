import { useState } from 'react';
import { SelectField } from '@kadam/shared/ui/select-field';
import { LinePlot } from './line-plot';
import { failureShare, linesOf, MEASURES, type Line, type Measure } from './lines';
import type { Operations } from './operations';
import { Choices, Plots } from './ops.styles';
import { formatDuration, formatPercent, formatDecimal } from './format';
import { VersionTable } from './version-table';

const GOES_LIVE = ['publish', 'rollback', 'promote', 'restore'];

/** Charts of the versions of one bundle. */
export function BundlePlots({ operations: { releases, telemetry, at } }: { readonly operations: Operations }) {
  const bundles = [...new Set(telemetry.versions.map(({ bundle }) => bundle))].sort();
  const [asked, choose] = useState('');
  const [measureAt, chooseMeasure] = useState(1);
  const bundle = bundles.includes(asked) ? asked : (bundles.find((name) => name !== 'host') ?? bundles[0]);
  const measure = MEASURES[measureAt];
  if (bundle === undefined || !measure) return <p>No browser has reported anything in this period yet.</p>;

  const span = [Date.parse(telemetry.since), at] as const;
  const history = releases.bundles.find((one) => one.bundle === bundle)?.history ?? [];
  const marks = history
    .filter(({ action }) => GOES_LIVE.includes(action))
    .map((change) => Date.parse(change.at))
    .filter((time) => time >= span[0]);
  const versions = telemetry.versions.filter((version) => version.bundle === bundle);
  const failing = linesOf(telemetry, bundle, failureShare);
  const timed = linesOf(telemetry, bundle, ({ measures }) => measures[measure.key]?.[measure.percentile]);
  const format = measure.isTime ? formatDuration : formatDecimal;
  return (
    <>
      <Choices>
        <SelectField
          label="Bundle"
          name="bundle"
          value={bundle}
          options={bundles.map((name) => ({ value: name, label: name }))}
          onChange={(event) => choose(event.target.value)}
        />
        <SelectField
          label="Time or web vital"
          name="measure"
          value={String(measureAt)}
          options={MEASURES.map(({ label }, index) => ({ value: String(index), label }))}
          onChange={(event) => chooseMeasure(Number(event.target.value))}
        />
      </Choices>
      <Plots>
        <LinePlot
          title={`Failures of ${bundle}`}
          summary={`Share of browsers in which a version did not load or threw. ${highest(failing, formatPercent)}`}
          span={span}
          marks={marks}
          lines={failing}
          format={formatPercent}
          max={1}
        />
        <LinePlot
          title={`${bundle}: ${measure.label}`}
          summary={timeSummary(timed, measure, format)}
          span={span}
          marks={marks}
          lines={timed}
          format={format}
        />
      </Plots>
      <VersionTable title={`All figures of ${bundle} by version`} versions={versions} />
    </>
  );
}

const timeSummary = (lines: readonly Line[], { isTime }: Measure, format: (value: number) => string) =>
  `${isTime ? 'Lower is faster.' : 'Lower is calmer.'} ${highest(lines, format)}`;

/** The worst value of each version as a sentence. */
const highest = (lines: readonly Line[], format: (value: number) => string) =>
  lines
    .map(({ name, points }) => `${name}: at most ${format(Math.max(...points.map(({ value }) => value)))}.`)
    .join(' ');
