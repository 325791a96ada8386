import { useState } from 'react';
import { STATUS_LABELS, type ApplicationStatus } from '@kadam/shared/contract/applications';
import { TEMPLATE_STATUSES, type TemplateStatus } from '@kadam/shared/contract/message-templates';
import type { ApplicationsBoard, ListedApplication } from '@kadam/shared/contract/office-applications';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { SelectField } from '@kadam/shared/ui/select-field';
import { applicationsSearchText } from '../../lib/applications-search';
import { Row, Section } from '../../lib/layout.styles';
import { LoadedView } from '../../lib/loaded-view';
import { hasRole } from '../../lib/roles';
import { useDialog } from '../../lib/use-dialog';
import { applicationsHref } from '../../paths';
import { BoardColumn } from './board-column';
import { Board, ColumnChoice } from './board.styles';
import { StatusDialog } from './status-dialog';
import { useBoard } from './use-applications';

interface BoardViewProps {
  readonly postingId: string;
  readonly session: OfficeSession;
}

/** The applications for one job, with a column for each status. */
export const BoardView = ({ postingId, session }: BoardViewProps) => (
  <LoadedView state={useBoard(postingId)} name="board">
    {(board) => <LoadedBoard board={board} canChange={hasRole(session.roles, 'recruiter')} />}
  </LoadedView>
);

interface Move {
  readonly application: ListedApplication;
  readonly status: TemplateStatus;
}

interface LoadedBoardProps {
  readonly board: ApplicationsBoard;
  readonly canChange: boolean;
}

/** A move is confirmed in a dialog, because the candidate is informed of it. */
function LoadedBoard({ board: { posting, columns }, canChange }: LoadedBoardProps) {
  const { opened: move, open, close, announcement } = useDialog<Move>();
  const [shown, setShown] = useState<ApplicationStatus>('received');
  const handleMove = (application: ListedApplication, to: ApplicationStatus) => {
    const status = TEMPLATE_STATUSES.find((one) => one === to);
    if (status) open({ application, status });
  };
  const current =
    move &&
    (columns.flatMap(({ applications }) => applications).find(({ id }) => id === move.application.id) ??
      move.application);
  return (
    <Section>
      <Row>
        <strong>{posting.title}</strong>
        <span>
          {posting.company}, {posting.location}
        </span>
        <Link to={applicationsHref + applicationsSearchText({ posting: posting.id })}>As a table</Link>
      </Row>
      <p role="status">{announcement}</p>
      <ColumnChoice>
        <SelectField
          label="Status"
          name="column"
          value={shown}
          options={columns.map(({ status, total }) => ({
            value: status,
            label: `${STATUS_LABELS[status]} (${total.toLocaleString('en-IN')})`,
          }))}
          onChange={(event) =>
            setShown(columns.find(({ status }) => status === event.currentTarget.value)?.status ?? shown)
          }
        />
      </ColumnChoice>
      <Board role="region" aria-label="Board" tabIndex={0}>
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            postingId={posting.id}
            column={column}
            isShown={column.status === shown}
            onMove={canChange ? handleMove : undefined}
          />
        ))}
      </Board>
      {move && current && <StatusDialog applications={[current]} status={move.status} onClose={close} />}
    </Section>
  );
}
