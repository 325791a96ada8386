import { useState } from 'react';
import { STATUS_LABELS, type ApplicationStatus } from '@kadam/shared/contract/applications';
import { TEMPLATE_STATUSES, type TemplateStatus } from '@kadam/shared/contract/message-templates';
import type { ApplicationsBoard, ListedApplication } from '@kadam/shared/contract/office-applications';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { applicationsSearchText } from '../../lib/applications-search';
import { hasRole } from '../../lib/roles';
import { Row } from '../../lib/layout.styles';
import { applicationsHref } from '../../paths';
import { Section } from './applications.styles';
import { BoardColumn } from './board-column';
import { Board, ColumnChoice } from './board.styles';
import { StatusDialog } from './status-dialog';
import { useBoard } from './use-applications';

interface BoardViewProps {
  readonly postingId: string;
  readonly session: OfficeSession;
}

/** The applications for one job, a column for each status. */
export function BoardView({ postingId, session }: BoardViewProps) {
  const state = useBoard(postingId);
  if (state.status === 'loading') return <Loader title="Loading the applications" />;
  if (state.status === 'failed') {
    return (
      <Notice tone="danger" title="The board could not be loaded" action={<Button onClick={state.retry}>Retry</Button>}>
        {state.message}
      </Notice>
    );
  }
  return <LoadedBoard board={state.data} canChange={hasRole(session.roles, 'recruiter')} />;
}

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
  const [move, setMove] = useState<Move>();
  const [announcement, setAnnouncement] = useState('');
  const [shown, setShown] = useState<ApplicationStatus>('received');
  const handleMove = (application: ListedApplication, to: ApplicationStatus) => {
    const status = TEMPLATE_STATUSES.find((one) => one === to);
    if (status) setMove({ application, status });
  };
  const close = (sentence = '') => {
    setMove(undefined);
    setAnnouncement(sentence);
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
