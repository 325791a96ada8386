import { useState } from 'react';
import { PRIVACY_REQUEST_LABELS, type PrivacyRequest } from '@kadam/shared/contract/privacy-requests';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import type { DataColumn } from '../../lib/data-table';
import { ListPage } from '../../lib/list-page';
import { hasRole } from '../../lib/roles';
import { dayText } from '../../lib/times';
import { privacyHref } from '../../paths';
import { RequestDialog } from './request-dialog';
import { STATE_LABELS } from './request-texts';
import { REQUESTS } from './use-requests';

/** Requests about personal data, overdue ones first. */
export function RequestsList({ session }: { readonly session: OfficeSession }) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <ListPage
        href={privacyHref}
        source={REQUESTS}
        name="Requests"
        emptyText="People send them under their account settings, or on the privacy page."
        states={{ open: 'Open', closed: 'Closed' }}
        columns={columnsOf(setOpened)}
      />
      {opened !== undefined && (
        <RequestDialog id={opened} canChange={hasRole(session.roles)} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

const columnsOf = (onOpen: (id: string) => void): readonly DataColumn<PrivacyRequest>[] => [
  {
    id: 'name',
    header: 'From',
    isRowHeader: true,
    cell: ({ name, email }) => (
      <>
        {name || 'Deleted account'}
        <small>{email}</small>
      </>
    ),
  },
  { id: 'kind', header: 'Request', cell: ({ kind }) => PRIVACY_REQUEST_LABELS[kind] },
  {
    id: 'due',
    header: 'Due',
    cell: ({ dueAt, isOverdue }) => (
      <>
        {dayText(dueAt)}
        {isOverdue && <small>Overdue</small>}
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, answer }) => (
      <Chip tone={answer || state === 'withdrawn' ? 'neutral' : 'accent'}>{STATE_LABELS[state]}</Chip>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ id, name }) => (
      <Button variant="quiet" size="sm" onClick={() => onOpen(id)} aria-label={`Open the request of ${name}`}>
        Open
      </Button>
    ),
  },
];
