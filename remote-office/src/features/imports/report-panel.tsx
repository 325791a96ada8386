import { IMPORT_MESSAGES, type ImportReport, type OfficeImport } from '@kadam/shared/contract/imports';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { Panel, Row } from '../../lib/layout.styles';
import { countText } from './import-texts';
import { Counts, Reasons } from './imports.styles';
import type { useImportActions } from './use-imports';

interface ReportPanelProps {
  readonly one: OfficeImport;
  readonly isWriter: boolean;
  readonly actions: ReturnType<typeof useImportActions>;
}

const SHOWN = 100;

/** The result of a check or an import, and the button that starts the import. */
export function ReportPanel({ one, isWriter, actions }: ReportPanelProps) {
  const { report, state } = one;
  if (!report) return null;
  const isChecked = state === 'checked';
  return (
    <Panel aria-label="Report">
      <h2>{isChecked ? 'What would change' : 'What was changed'}</h2>
      <CountList report={report} />
      <Rejections report={report} />
      {report.notes.length > 0 && (
        <Reasons aria-label="Notes">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Reasons>
      )}
      {report.unused.length > 0 && <p>Columns that are not used: {report.unused.join(', ')}</p>}
      {isChecked && report.closesTooMany && <Notice tone="danger" title={IMPORT_MESSAGES.closesTooMany} />}
      <Row>
        {isChecked && isWriter && !report.closesTooMany && (
          <Button
            isBusy={actions.busy === 'start'}
            busyLabel="Starting…"
            onClick={() => void actions.start(report.rejected > 0)}
          >
            {report.rejected > 0 ? 'Import without the rejected rows' : 'Import'}
          </Button>
        )}
        <Button
          variant="secondary"
          isBusy={actions.busy === 'report'}
          busyLabel="Preparing…"
          onClick={() => void actions.saveReport()}
        >
          Download the report
        </Button>
      </Row>
    </Panel>
  );
}

const CountList = ({ report }: { readonly report: ImportReport }) => (
  <Counts>
    {(
      [
        ['New', report.added],
        ['Changed', report.changed],
        ['Unchanged', report.unchanged],
        ['Closed', report.closed],
        ['Rejected', report.rejected],
      ] as const
    ).map(([label, count]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{countText(count)}</dd>
      </div>
    ))}
  </Counts>
);

function Rejections({ report: { rejections } }: { readonly report: ImportReport }) {
  if (rejections.length === 0) return null;
  return (
    <>
      <h3>Rejected rows</h3>
      <Reasons tabIndex={0} role="list" aria-label="Rejected rows">
        {rejections.slice(0, SHOWN).map(({ line, field, reason }) => (
          <li key={`${line} ${field} ${reason}`}>
            Line {line}: {field} {reason}
          </li>
        ))}
      </Reasons>
      {rejections.length > SHOWN && <p>The report that you can download has more of them.</p>}
    </>
  );
}
