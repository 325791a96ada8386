import type { Inquiry } from '@kadam/shared/contract/inquiries';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import type { DataColumn } from '../../lib/data-table';
import { payText, STATE_LABELS } from '../../lib/inquiry-texts';
import { ListPage } from '../../lib/list-page';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { inquiriesHref } from '../../paths';
import { InquiryDialog } from './inquiry-dialog';
import { INQUIRIES } from './use-inquiries';

/** Inquiries that companies have sent with "Hire with us". */
export function InquiriesList({ session }: { readonly session: OfficeSession }) {
  const { opened, open, close, announcement } = useDialog<string>();
  return (
    <ListPage
      href={inquiriesHref}
      source={INQUIRIES}
      name="Inquiries"
      emptyText="Try other words or another state."
      searchLabel="Company, name, email or role"
      states={STATE_LABELS}
      defaultSort="-received"
      columns={columnsOf(open)}
      announcement={announcement}
    >
      {(rows) =>
        rows
          .filter(({ id }) => id === opened)
          .map((one) => (
            <InquiryDialog key={one.id} one={one} canChange={hasRole(session.roles, 'recruiter')} onClose={close} />
          ))
      }
    </ListPage>
  );
}

const columnsOf = (onOpen: (id: string) => void): readonly DataColumn<Inquiry>[] => [
  {
    id: 'company',
    header: 'Company',
    isSortable: true,
    isRowHeader: true,
    cell: ({ company, name }) => (
      <>
        {company}
        <small>{name}</small>
      </>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role, people, location }) => (
      <>
        {role}
        <small>
          {people === 1 ? '1 person' : `${people} people`}, {location}
        </small>
      </>
    ),
  },
  { id: 'pay', header: 'Pay', cell: payText },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Chip tone={state === 'new' ? 'accent' : 'neutral'}>{STATE_LABELS[state]}</Chip>,
  },
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => assignee ?? 'Not assigned' },
  {
    id: 'received',
    header: 'Received',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ createdAt }) => timeText(createdAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ id, company, role }) => (
      <Button variant="quiet" size="sm" onClick={() => onOpen(id)} aria-label={`Open: ${company}, ${role}`}>
        Open
      </Button>
    ),
  },
];
