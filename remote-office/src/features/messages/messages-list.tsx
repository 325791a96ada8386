import { useState } from 'react';
import type { ContactMessage } from '@kadam/shared/contract/inbox';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import type { DataColumn } from '../../lib/data-table';
import { ListPage } from '../../lib/list-page';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { messagesHref } from '../../paths';
import { MessageDialog } from './message-dialog';
import { MESSAGES } from './use-messages';

const STATE_LABELS = { open: 'Open', handled: 'Handled' } as const;

/** Messages that visitors have sent with the contact form. */
export function MessagesList({ session }: { readonly session: OfficeSession }) {
  const [opened, setOpened] = useState<string>();
  const canChange = hasRole(session.roles, 'recruiter', 'course_manager', 'content_editor');
  return (
    <>
      <ListPage
        href={messagesHref}
        source={MESSAGES}
        name="Messages"
        emptyText="Try other words or another state."
        searchLabel="Name, email or words"
        states={STATE_LABELS}
        columns={columnsOf(setOpened)}
      />
      {opened !== undefined && <MessageDialog id={opened} canChange={canChange} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Number of characters of a message that the table shows. */
const BEGINNING = 120;

const columnsOf = (onOpen: (id: string) => void): readonly DataColumn<ContactMessage>[] => [
  {
    id: 'name',
    header: 'From',
    isRowHeader: true,
    cell: ({ name, email }) => (
      <>
        {name}
        <small>{email}</small>
      </>
    ),
  },
  {
    id: 'message',
    header: 'Message',
    cell: ({ message }) => (message.length > BEGINNING ? `${message.slice(0, BEGINNING).trimEnd()}…` : message),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ handled }) => (
      <Chip tone={handled ? 'neutral' : 'accent'}>{handled ? STATE_LABELS.handled : STATE_LABELS.open}</Chip>
    ),
  },
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? 'Not assigned' },
  { id: 'received', header: 'Received', cell: ({ at }) => timeText(at) },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ id, name }) => (
      <Button variant="quiet" size="sm" onClick={() => onOpen(id)} aria-label={`Open the message of ${name}`}>
        Open
      </Button>
    ),
  },
];
