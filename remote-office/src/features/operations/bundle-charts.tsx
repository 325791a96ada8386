import { useNavigate } from '@kadam/shared/router';
import { SelectField } from '@kadam/shared/ui/select-field';
import { ChartGrid } from '../../lib/charts/charts.styles';
import type { Line } from '../../lib/charts/lines';
import { SearchRow } from '../../lib/list.styles';
import { operationsHref } from '../../paths';
import { failureShare, linesOf, type Measure, MEASURES } from './lines';
import { countText, decimalText, durationText, percentText } from './operation-texts';
import { measureName, type OperationsSearch, operationsSearchText } from './operations-search';
import type { Operations } from './operations';
import { OverTime } from './over-time';
import { ProblemTable } from './problem-table';
import { VersionTable } from './version-table';

const GOES_LIVE = ['publish', 'rollback', 'promote', 'restore'];

interface BundleChartsProps {
  readonly operations: Operations;
  readonly search: OperationsSearch;
}

/** Visits, failures and one measure of the versions of a bundle. */
export function BundleCharts({ operations: { releases, telemetry, at }, search }: BundleChartsProps) {
  const bundles = [...new Set(telemetry.versions.map(({ bundle }) => bundle))].sort();
  const selected = bundles.includes(search.bundle) ? search.bundle : undefined;
  const bundle = selected ?? bundles.find((name) => name !== 'host') ?? bundles[0];
  if (bundle === undefined) return <p>No browser has reported anything in this period yet.</p>;

  const { measure } = search;
  const span = [Date.parse(telemetry.since), at] as const;
  const marks = marksOf(releases.bundles.find((one) => one.bundle === bundle)?.history ?? [], span[0]);
  const visits = linesOf(telemetry, bundle, (point) => (point.visits === 0 ? undefined : point.visits));
  const failures = linesOf(telemetry, bundle, failureShare);
  const times = linesOf(telemetry, bundle, ({ measures }) => measures[measure.key]?.[measure.percentile]);
  const format = measure.isTime ? durationText : decimalText;
  return (
    <>
      <Choices bundles={bundles} bundle={bundle} search={search} />
      <ChartGrid>
        <OverTime
          title={`Browsers with ${bundle}`}
          about="How many showed each version, or tried to."
          summary={`Browsers with ${bundle}. ${highest(visits, countText)}`}
          lines={visits}
          format={countText}
          isWhole
          span={span}
          marks={marks}
        />
        <OverTime
          title={`Failures of ${bundle}`}
          about={`Share of browsers in which a version did not load or threw. ${highest(failures, percentText)}`}
          summary={`Failures of ${bundle}. ${highest(failures, percentText)}`}
          lines={failures}
          format={percentText}
          max={1}
          span={span}
          marks={marks}
        />
        <OverTime
          title={`${bundle}: ${measure.label}`}
          about={`Lower is ${measure.isTime ? 'faster' : 'steadier'}. ${highest(times, format)}`}
          summary={`${measure.label}. ${highest(times, format)}`}
          lines={times}
          format={format}
          span={span}
          marks={marks}
        />
      </ChartGrid>
      <VersionTable
        title={`All figures of ${bundle} by version`}
        versions={telemetry.versions.filter((version) => version.bundle === bundle)}
      />
      <ProblemTable bundle={bundle} problems={telemetry.problems.filter((problem) => problem.bundle === bundle)} />
    </>
  );
}

interface ChoicesProps {
  readonly bundles: readonly string[];
  readonly bundle: string;
  readonly search: OperationsSearch;
}

function Choices({ bundles, bundle, search }: ChoicesProps) {
  const navigate = useNavigate();
  const show = (change: Partial<OperationsSearch>) =>
    void navigate(operationsHref + operationsSearchText({ ...search, ...change }));
  return (
    <SearchRow as="div">
      <SelectField
        label="Bundle"
        name="bundle"
        value={bundle}
        options={bundles.map((name) => ({ value: name, label: name }))}
        onChange={(event) => show({ bundle: event.currentTarget.value })}
      />
      <SelectField
        label="Time or web vital"
        name="measure"
        value={measureName(search.measure)}
        options={MEASURES.map((measure) => ({ value: measureName(measure), label: measure.label }))}
        onChange={(event) => show({ measure: measureNamed(event.currentTarget.value) ?? search.measure })}
      />
    </SearchRow>
  );
}

const measureNamed = (name: string): Measure | undefined => MEASURES.find((measure) => measureName(measure) === name);

const marksOf = (history: Operations['releases']['bundles'][number]['history'], since: number): number[] => [
  ...new Set(
    history
      .filter(({ action }) => GOES_LIVE.includes(action))
      .map((change) => Date.parse(change.at))
      .filter((time) => time >= since),
  ),
];

/** The highest value of each version as sentences. */
const highest = (lines: readonly Line[], format: (value: number) => string) =>
  lines
    .map(({ name, points }) => `${name}: at most ${format(Math.max(...points.map(({ value }) => value)))}.`)
    .join(' ');
