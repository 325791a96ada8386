import { useState } from 'react';
import { STATUS_LABELS, type ApplicationStatus } from '@kadam/shared/contract/applications';
import { type ApplicationsBoard, type ListedApplication } from '@kadam/shared/contract/office-applications';
import { MAX_LIST_LIMIT } from '@kadam/shared/contract/paging';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Menu, MenuItem } from '@kadam/shared/ui/menu';
import { applicationsSearchText } from '../../lib/applications-search';
import { dayText } from '../../lib/times';
import { applicationHref, applicationsHref } from '../../paths';
import { Card, Cards, Column, ColumnHead } from './board.styles';
import { useColumn } from './use-applications';
import { useCardDrag, useColumnDrop } from './use-board-drag';
import { possibleStatuses } from './use-status-change';

type OnMove = (application: ListedApplication, status: ApplicationStatus) => void;

interface BoardColumnProps {
  readonly postingId: string;
  readonly column: ApplicationsBoard['columns'][number];
  /** Whether it is the selected column on narrow windows. */
  readonly isShown: boolean;
  /** Undefined for people with read access only. */
  readonly onMove: OnMove | undefined;
}

export function BoardColumn({ postingId, column, isShown, onMove }: BoardColumnProps) {
  const { status, total, applications } = column;
  const [isLong, setIsLong] = useState(false);
  const { ref, isOver } = useColumnDrop(status, onMove);
  const label = STATUS_LABELS[status];
  return (
    <Column ref={ref} aria-label={label} data-shown={isShown || undefined} data-over={isOver || undefined}>
      <ColumnHead>
        <h2>{label}</h2>
        <span>{total.toLocaleString('en-IN')}</span>
      </ColumnHead>
      {isLong ? (
        <LongCards postingId={postingId} status={status} onMove={onMove} />
      ) : (
        <CardList applications={applications} onMove={onMove} />
      )}
      {!isLong && applications.length < total && (
        <Button variant="quiet" size="sm" onClick={() => setIsLong(true)}>
          Show more
        </Button>
      )}
      {isLong && total > MAX_LIST_LIMIT && (
        <Link to={applicationsHref + applicationsSearchText({ posting: postingId, status })}>
          All {total.toLocaleString('en-IN')} in the table
        </Link>
      )}
    </Column>
  );
}

interface LongCardsProps {
  readonly postingId: string;
  readonly status: ApplicationStatus;
  readonly onMove: OnMove | undefined;
}

function LongCards({ postingId, status, onMove }: LongCardsProps) {
  const state = useColumn(postingId, status, MAX_LIST_LIMIT);
  if (state.status === 'loading') return <p role="status">Loading…</p>;
  if (state.status === 'failed')
    return (
      <p role="alert">
        {state.message}{' '}
        <Button variant="quiet" size="sm" onClick={state.retry}>
          Retry
        </Button>
      </p>
    );
  return <CardList applications={state.data.applications} onMove={onMove} />;
}

interface CardListProps {
  readonly applications: readonly ListedApplication[];
  readonly onMove: OnMove | undefined;
}

const CardList = ({ applications, onMove }: CardListProps) => (
  <Cards>
    {applications.map((application) => (
      <BoardCard key={application.id} application={application} onMove={onMove} />
    ))}
  </Cards>
);

interface BoardCardProps {
  readonly application: ListedApplication;
  readonly onMove: OnMove | undefined;
}

function BoardCard({ application, onMove }: BoardCardProps) {
  const { id, name, appliedAt, hasResume } = application;
  const { ref, isDragged } = useCardDrag(application, onMove !== undefined);
  const possible = possibleStatuses([application]);
  return (
    <Card ref={ref} data-dragged={isDragged || undefined}>
      <Link to={applicationHref(id)} draggable={false}>
        {name}
      </Link>
      <small>Applied {dayText(appliedAt)}</small>
      {!hasResume && <small>No resume</small>}
      {onMove && possible.length > 0 && (
        <Menu label={`Move to… ${name}`} trigger="Move to…">
          {possible.map((status) => (
            <MenuItem key={status} onSelect={() => onMove(application, status)}>
              {STATUS_LABELS[status]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Card>
  );
}
