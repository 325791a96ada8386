import type { OfficeImport, UndoReport } from '@kadam/shared/contract/imports';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { Panel, Row } from '../../lib/layout.styles';
import { FormNotice } from '../../lib/office-form';
import { postingHref } from '../../paths';
import { countText, UNDO_REASON_LABELS } from './import-texts';
import { Reasons } from './imports.styles';
import { type useImportActions, useUndoPreview } from './use-imports';

interface UndoDialogProps {
  readonly one: OfficeImport;
  readonly actions: ReturnType<typeof useImportActions>;
  readonly onClose: () => void;
}

/** Shows the effect of undoing an import, and asks for confirmation. */
export function UndoDialog({ one, actions, onClose }: UndoDialogProps) {
  const preview = useUndoPreview(one.id);
  const undo = async () => {
    if (await actions.undo()) onClose();
  };
  return (
    <Dialog isOpen title="Undo this import?" subtitle={`${one.fileName}, source ${one.source}`} onClose={onClose}>
      <Stack gap={3}>
        {preview.status === 'loading' && <Loader title="Reading what would change" />}
        {preview.status === 'failed' && (
          <Notice
            tone="danger"
            title="This could not be loaded"
            action={<Button onClick={preview.retry}>Retry</Button>}
          >
            {preview.message}
          </Notice>
        )}
        {preview.status === 'ready' && <Effects report={preview.data} tense="future" />}
        <FormNotice message={actions.message} />
        <Row>
          {preview.status === 'ready' && (
            <Button variant="danger" isBusy={actions.busy === 'undo'} busyLabel="Starting…" onClick={() => void undo()}>
              Undo the import
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** What undoing has done. */
export const UndoResult = ({ report }: { readonly report: UndoReport }) => (
  <Panel aria-label="Undone">
    <h2>This import is undone</h2>
    <Effects report={report} tense="past" />
  </Panel>
);

const jobs = (count: number) => (count === 1 ? '1 job' : `${countText(count)} jobs`);

const VERBS = {
  future: { remove: 'Remove', close: 'Close', restore: 'Restore', leave: 'Leave' },
  past: { remove: 'Removed', close: 'Closed', restore: 'Restored', leave: 'Left' },
} as const;

function Effects({ report, tense }: { readonly report: UndoReport; readonly tense: keyof typeof VERBS }) {
  const verbs = VERBS[tense];
  const { removed, closed, restored, left, kept } = report;
  const lines = [
    [removed, `${verbs.remove} ${jobs(removed)} that this import added`],
    [closed, `${verbs.close} ${jobs(closed)} that this import added and members have applied for or saved`],
    [restored, `${verbs.restore} ${jobs(restored)} to what was there before this import`],
    [left, `${verbs.leave} as it is now: ${jobs(left)}`],
  ] as const;
  const shown = lines.filter(([count]) => count > 0);
  return (
    <>
      {shown.length === 0 && <p>This import has changed no job.</p>}
      <ul>
        {shown.map(([, line]) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {kept.length > 0 && (
        <Reasons role="list" aria-label="Jobs that are left as they are">
          {kept.map(({ id, title, reason }) => (
            <li key={id}>
              {reason === 'gone' ? 'A job' : <Link to={postingHref(id)}>{title}</Link>}: {UNDO_REASON_LABELS[reason]}
            </li>
          ))}
        </Reasons>
      )}
    </>
  );
}
