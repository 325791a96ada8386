import { useState } from 'react';
import { ENROLMENT_STATUS_LABELS, type EnrolmentStatus } from '@kadam/shared/contract/enrolments';
import type { OfficeEnrolment } from '@kadam/shared/contract/office-enrolments';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Chip, type ChipTone } from '@kadam/shared/ui/chip';
import type { DataColumn } from '../../lib/data-table';
import { ExportButton } from '../../lib/export-button';
import { ListPage } from '../../lib/list-page';
import type { ListSearch } from '../../lib/list-search';
import { hasRole } from '../../lib/roles';
import { dayText, timeText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { batchHref, courseHref } from '../../paths';
import type { EnrolmentsOf } from './courses.requests';
import { EnrolmentStatusDialog } from './enrolment-status-dialog';
import { MoveDialog } from './move-dialog';
import { enrolmentsSource, useEnrolmentsExport } from './use-enrolments';

interface EnrolmentsListProps {
  /** URL of the page without the query. */
  readonly href: string;
  readonly of: EnrolmentsOf;
  readonly session: OfficeSession;
}

/** Enrollments with search and status; several can be changed at once. */
export function EnrolmentsList({ href, of, session }: EnrolmentsListProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { opened, open, close, announcement } = useDialog<'status' | 'batch'>(() => setSelected([]));
  const selection = {
    selected,
    onChange: setSelected,
    labelOf: ({ name, course }: OfficeEnrolment) => `${name}, ${course.name}`,
    actions: (
      <>
        <Button size="sm" onClick={() => open('status')}>
          Change the status
        </Button>
        <Button size="sm" onClick={() => open('batch')}>
          Move to another batch
        </Button>
      </>
    ),
  };
  return (
    <ListPage
      href={href}
      source={enrolmentsSource(of)}
      name="Enrollments"
      emptyText="No enrollments, or none that match the search."
      searchLabel="Name, email or phone"
      states={ENROLMENT_STATUS_LABELS}
      defaultSort="-enrolled"
      buttons={(search) => <Export of={of} search={search} />}
      columns={of.batch === undefined ? COLUMNS : COLUMNS.filter(({ id }) => id !== 'batch')}
      announcement={announcement}
      {...(hasRole(session.roles, 'course_manager') && { selection })}
    >
      {(rows) => {
        const [first, ...others] = rows.filter(({ id }) => selected.includes(id));
        if (!first || !opened) return null;
        const Chosen = opened === 'status' ? EnrolmentStatusDialog : MoveDialog;
        return <Chosen enrolments={[first, ...others]} onClose={close} />;
      }}
    </ListPage>
  );
}

const Export = ({ of, search }: { readonly of: EnrolmentsOf; readonly search: ListSearch }) => (
  <ExportButton {...useEnrolmentsExport(of, search)} />
);

const TONES: Readonly<Partial<Record<EnrolmentStatus, ChipTone>>> = {
  received: 'accent',
  confirmed: 'success',
  attending: 'success',
  completed: 'success',
};

const COLUMNS: readonly DataColumn<OfficeEnrolment>[] = [
  {
    id: 'name',
    header: 'Member',
    isSortable: true,
    isRowHeader: true,
    cell: ({ name, address }) => (
      <>
        {name}
        <small>{address}</small>
      </>
    ),
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ email, phone }) => (
      <>
        <a href={`mailto:${email}`}>{email}</a>
        <small>{phone}</small>
      </>
    ),
  },
  {
    id: 'batch',
    header: 'Course and batch',
    cell: ({ course, batch }) => (
      <>
        <Link to={courseHref(course.id)}>{course.name}</Link>
        <small>{batch ? <Link to={batchHref(batch.id)}>{dayText(batch.startDate)}</Link> : 'No batch'}</small>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, waitingPlace }) => (
      <>
        <Chip tone={TONES[status] ?? 'neutral'}>{ENROLMENT_STATUS_LABELS[status]}</Chip>
        {waitingPlace !== null && <small>place {waitingPlace}</small>}
      </>
    ),
  },
  {
    id: 'enrolled',
    header: 'Enrolled',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ enrolledAt }) => timeText(enrolledAt),
  },
];
