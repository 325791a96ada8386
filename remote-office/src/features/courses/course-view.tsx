import type { OfficeBatch, OfficeCourse } from '@kadam/shared/contract/course-batches';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Notice } from '@kadam/shared/ui/notice';
import { type DataColumn, DataTable } from '../../lib/data-table';
import { LoadedView } from '../../lib/loaded-view';
import { hasRole } from '../../lib/roles';
import { dayText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { batchHref, courseHref, coursesHref } from '../../paths';
import { BatchDialog } from './batch-dialog';
import { feeText, MODE_LABELS, SeatsText, StateChip } from './batch-texts';
import { CourseStateBar } from './course-state-bar';
import { Buttons, Parts, Unbroken } from './courses.styles';
import { EnrolmentsList } from './enrolments-list';
import { useBatchState, useCourse } from './use-courses';

interface CourseViewProps {
  readonly courseId: string;
  readonly session: OfficeSession;
}

/** One course: its batches and enrollments. */
export function CourseView({ courseId, session }: CourseViewProps) {
  const state = useCourse(courseId);
  return (
    <Parts>
      <p>
        <Link to={coursesHref}>All courses</Link>
      </p>
      <LoadedView state={state} name="course">
        {(course) => <Batches course={course} canChange={hasRole(session.roles, 'course_manager')} />}
      </LoadedView>
      <h2>Enrollments</h2>
      <EnrolmentsList href={courseHref(courseId)} of={{ course: courseId }} session={session} />
    </Parts>
  );
}

interface Opened {
  readonly kind: 'new' | 'edit' | 'copy' | 'cancel';
  readonly batchId?: string;
}

function Batches({ course, canChange }: { readonly course: OfficeCourse; readonly canChange: boolean }) {
  const { opened, open, close, announcement, announce } = useDialog<Opened>();
  const change = useBatchState(close);
  const batch = course.batches.find(({ id }) => id === opened?.batchId);
  return (
    <>
      <h2>{course.name}</h2>
      <CourseStateBar course={course} canChange={canChange} onDone={announce} />
      {canChange && <AddButton onClick={() => open({ kind: 'new' })} />}
      <p role="status">{announcement}</p>
      {change.message !== undefined && !opened && (
        <Notice tone="danger" title="The batch was not changed">
          {change.message}
        </Notice>
      )}
      <BatchTable batches={course.batches} actions={canChange ? { open, change } : undefined} />
      {opened?.kind === 'cancel' && batch && <CancelDialog batch={batch} change={change} onClose={close} />}
      {opened && opened.kind !== 'cancel' && (
        <BatchDialog
          courseId={course.id}
          known={opened.kind === 'edit' ? batch : undefined}
          copied={opened.kind === 'copy' ? batch : undefined}
          onClose={close}
        />
      )}
    </>
  );
}

interface BatchTableProps {
  readonly batches: readonly OfficeBatch[];
  /** Absent for people with read access only. */
  readonly actions: Actions | undefined;
}

const BatchTable = ({ batches, actions }: BatchTableProps) =>
  batches.length === 0 ? (
    <EmptyState title="No batches" text="Without a batch, members enroll in the course and the office calls them." />
  ) : (
    <DataTable caption="Batches" columns={columnsOf(actions)} rows={batches} rowId={({ id }) => id} />
  );

const AddButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Buttons>
    <Button variant="secondary" onClick={onClick}>
      Add a batch
    </Button>
  </Buttons>
);

interface CancelDialogProps {
  readonly batch: OfficeBatch;
  readonly change: ReturnType<typeof useBatchState>;
  readonly onClose: () => void;
}

const CancelDialog = ({ batch, change, onClose }: CancelDialogProps) => (
  <ConfirmDialog
    title="Cancel this batch?"
    subtitle={`${dayText(batch.startDate)}, ${batch.times}`}
    confirmLabel="Cancel the batch"
    busyLabel="Canceling…"
    isBusy={change.isBusy}
    message={change.message}
    onConfirm={() => void change.run(batch, 'canceled')}
    onClose={() => {
      change.forget();
      onClose();
    }}
  >
    <p>{cancelText(batch)} A canceled batch cannot be opened again, but duplicated.</p>
  </ConfirmDialog>
);

function cancelText({ taken, waiting }: OfficeBatch): string {
  const people = taken + waiting;
  if (people === 0) return 'No enrollments.';
  return people === 1
    ? 'One enrollment is canceled, and the member is informed by email.'
    : `${people} enrollments are canceled, and the members are informed by email.`;
}

interface Actions {
  readonly open: (opened: Opened) => void;
  readonly change: ReturnType<typeof useBatchState>;
}

const columnsOf = (actions: Actions | undefined): readonly DataColumn<OfficeBatch>[] => [
  {
    id: 'start',
    header: 'Dates',
    isRowHeader: true,
    cell: ({ id, startDate, endDate, times }) => (
      <>
        <Link to={batchHref(id)}>
          {dayText(startDate)} to {dayText(endDate)}
        </Link>
        <small>{times}</small>
      </>
    ),
  },
  {
    id: 'place',
    header: 'Place',
    cell: ({ mode, place, instructor, languages }) => (
      <>
        {[MODE_LABELS[mode], place].filter(Boolean).join(', ')}
        <small>{[instructor, languages.join(', ')].filter(Boolean).join(' • ')}</small>
      </>
    ),
  },
  { id: 'fee', header: 'Fee', cell: ({ fee }) => <Unbroken>{feeText(fee)}</Unbroken> },
  { id: 'seats', header: 'Seats', cell: (batch) => <SeatsText batch={batch} /> },
  { id: 'state', header: 'State', cell: (batch) => <StateChip batch={batch} /> },
  ...(actions
    ? [{ id: 'actions', header: 'Actions', cell: (batch: OfficeBatch) => <BatchActions batch={batch} {...actions} /> }]
    : []),
];

function BatchActions({ batch, open, change }: Actions & { readonly batch: OfficeBatch }) {
  const { id: batchId, state, startDate } = batch;
  const button = (label: string, onClick: () => void) => (
    <Button variant="quiet" size="sm" onClick={onClick} aria-label={`${label}: ${dayText(startDate)}`}>
      {label}
    </Button>
  );
  return (
    <Buttons>
      {(state === 'draft' || state === 'closed') && button('Open', () => void change.run(batch, 'open'))}
      {state === 'open' && button('Close', () => void change.run(batch, 'closed'))}
      {state !== 'canceled' && button('Edit', () => open({ kind: 'edit', batchId }))}
      {button('Duplicate', () => open({ kind: 'copy', batchId }))}
      {state !== 'canceled' && button('Cancel', () => open({ kind: 'cancel', batchId }))}
    </Buttons>
  );
}
