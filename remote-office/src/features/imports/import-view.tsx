import { type ComponentProps, useState } from 'react';
import type { ListedImport, OfficeImport } from '@kadam/shared/contract/imports';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Notice } from '@kadam/shared/ui/notice';
import { Bar } from '../../lib/file-input.styles';
import { Panel, Row } from '../../lib/layout.styles';
import { FactList, ListSection } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { FormNotice } from '../../lib/office-form';
import { timeText } from '../../lib/times';
import { importsHref } from '../../paths';
import { ColumnsForm } from './columns-form';
import { isAtWork, progressText, STATE_LABELS } from './import-texts';
import { ReportPanel } from './report-panel';
import { UndoDialog, UndoResult } from './undo-dialog';
import { useImport, useImportActions } from './use-imports';

interface ImportViewProps {
  readonly id: string;
  /** Whether the person may import. */
  readonly isWriter: boolean;
}

/** One import, from choosing columns to undoing it. */
export const ImportView = ({ id, isWriter }: ImportViewProps) => (
  <LoadedView state={useImport(id)} name="import">
    {(one) => <Ready one={one} isWriter={isWriter} />}
  </LoadedView>
);

const HAS_REPORT: readonly ListedImport['state'][] = ['checked', 'imported', 'undone'];
const NEEDS_COLUMNS: readonly ListedImport['state'][] = ['uploaded', 'failed'];

function Ready({ one, isWriter }: { readonly one: OfficeImport; readonly isWriter: boolean }) {
  const actions = useImportActions(one);
  const [isAsking, setIsAsking] = useState(false);
  const canMap = isWriter && one.columns.length > 0;
  return (
    <ListSection>
      <p>
        <Link to={importsHref}>All imports</Link>
      </p>
      <Facts one={one} />
      {!isAsking && <FormNotice {...actions} />}
      {one.failure !== null && <Notice tone="danger" title={one.failure} />}
      {isAtWork(one) && <Progress one={one} />}
      {one.undoReport && <UndoResult report={one.undoReport} />}
      {HAS_REPORT.includes(one.state) && <ReportPanel one={one} isWriter={isWriter} actions={actions} />}
      {canMap && <Columns key={one.id} one={one} actions={actions} />}
      {isWriter && one.canBeUndone && (
        <Row>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Undo this import
          </Button>
        </Row>
      )}
      {isAsking && (
        <UndoDialog
          one={one}
          actions={actions}
          onClose={() => {
            setIsAsking(false);
            actions.forget();
          }}
        />
      )}
    </ListSection>
  );
}

/** The form of the columns; after a check it is only needed to change them. */
function Columns(props: ComponentProps<typeof ColumnsForm>) {
  const { state } = props.one;
  if (NEEDS_COLUMNS.includes(state)) return <ColumnsForm {...props} />;
  if (state !== 'checked') return null;
  return (
    <details>
      <summary>Change the columns and check again</summary>
      <ColumnsForm {...props} />
    </details>
  );
}

function Facts({ one }: { readonly one: OfficeImport }) {
  return (
    <FactList>
      <dt>File</dt>
      <dd>{one.fileName}</dd>
      <dt>Source</dt>
      <dd>{one.source}</dd>
      <dt>State</dt>
      <dd>
        <Chip tone={one.state === 'imported' ? 'success' : 'neutral'}>{STATE_LABELS[one.state]}</Chip>
      </dd>
      <dt>Uploaded</dt>
      <dd>{`${timeText(one.createdAt)} by ${one.createdBy}`}</dd>
      {one.finishedAt !== null && (
        <>
          <dt>Imported</dt>
          <dd>{timeText(one.finishedAt)}</dd>
        </>
      )}
      {one.undoneAt !== null && (
        <>
          <dt>Undone</dt>
          <dd>{`${timeText(one.undoneAt)} by ${one.undoneBy ?? ''}`}</dd>
        </>
      )}
    </FactList>
  );
}

function Progress({ one: { state, step, records } }: { readonly one: OfficeImport }) {
  const text = state === 'undoing' ? 'Undoing the import…' : progressText(step, records);
  return (
    <Panel aria-label="Progress">
      <h2>{STATE_LABELS[state]}</h2>
      <Bar aria-label={STATE_LABELS[state]} />
      <p role="status">{text}</p>
      <p>You can close this page: it goes on, and the list of imports shows when it is done.</p>
    </Panel>
  );
}
