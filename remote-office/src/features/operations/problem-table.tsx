import type { TelemetryReport } from '@kadam/shared/contract/telemetry';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { timeText } from '../../lib/times';
import { countText } from './operation-texts';

type Problem = TelemetryReport['problems'][number];

interface ProblemTableProps {
  readonly bundle: string;
  readonly problems: readonly Problem[];
}

/** Errors of a bundle, most frequent first. Browsers send only class and location, no messages. */
export const ProblemTable = ({ bundle, problems }: ProblemTableProps) =>
  problems.length === 0 ? (
    <p>No browser has reported an error of {bundle} in this period.</p>
  ) : (
    <DataTable caption={`Errors of ${bundle}`} columns={COLUMNS} rows={problems} rowId={({ id }) => id} />
  );

const COLUMNS: readonly DataColumn<Problem>[] = [
  {
    id: 'name',
    header: 'Error',
    isRowHeader: true,
    cell: ({ name, at }) => (
      <>
        {name}
        <small>{at}</small>
      </>
    ),
  },
  { id: 'version', header: 'Version', cell: ({ version }) => version },
  { id: 'phase', header: 'Phase', cell: ({ phase }) => phase },
  { id: 'count', header: 'Times', isEndAligned: true, cell: ({ count }) => countText(count) },
  { id: 'last', header: 'Last', isEndAligned: true, cell: ({ last }) => timeText(last) },
];
