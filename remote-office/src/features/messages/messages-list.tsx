import { type FormEvent, useState } from 'react';
import { type ContactMessage, MESSAGE_STATES } from '@kadam/shared/contract/inbox';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Field } from '@kadam/shared/ui/field';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { type ListSearch, listSearchText, readListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { ListSection, SearchRow } from '../../lib/list.styles';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { messagesHref } from '../../paths';
import { MessageDialog } from './message-dialog';
import type { MessagesPage } from './messages.requests';
import { useMessages } from './use-messages';

const hrefOf = (search: ListSearch) => messagesHref + listSearchText(search);
const STATE_LABELS = { open: 'Open', handled: 'Handled' } as const;
const STATE_OPTIONS = MESSAGE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** What visitors have written with the contact form, with the search in the URL. */
export function MessagesList({ session }: { readonly session: OfficeSession }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readListSearch(params);
  const state = useMessages(search);
  const [opened, setOpened] = useState<string>();
  const show = (next: ListSearch) => void navigate(hrefOf(next));
  const canChange = hasRole(session.roles, 'recruiter', 'course_manager', 'content_editor');
  return (
    <ListSection>
      <SearchForm key={`${search.q} ${search.state}`} search={search} onSearch={show} />
      {state.status === 'loading' && <Loader title="Loading the messages" />}
      {state.status === 'failed' && (
        <Notice
          tone="danger"
          title="The messages could not be loaded"
          action={<Button onClick={state.retry}>Retry</Button>}
        >
          {state.message}
        </Notice>
      )}
      {state.status === 'ready' && <Messages page={state.data} search={search} onShow={show} onOpen={setOpened} />}
      {opened !== undefined && <MessageDialog id={opened} canChange={canChange} onClose={() => setOpened(undefined)} />}
    </ListSection>
  );
}

interface SearchFormProps {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

function SearchForm({ search, onSearch }: SearchFormProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const text = (name: string) => String(entries.get(name) ?? '').trim();
    onSearch({ ...search, q: text('q'), state: text('state'), page: 1 });
  };
  return (
    <SearchRow role="search" onSubmit={handleSubmit}>
      <Field label="Name, email or words" name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
      <SelectField label="State" name="state" placeholder="All" defaultValue={search.state} options={STATE_OPTIONS} />
      <Button type="submit">Search</Button>
    </SearchRow>
  );
}

interface MessagesProps {
  readonly page: MessagesPage;
  readonly search: ListSearch;
  readonly onShow: (search: ListSearch) => void;
  readonly onOpen: (id: string) => void;
}

function Messages({ page: { messages, pagination }, search, onShow, onOpen }: MessagesProps) {
  if (messages.length === 0) return <EmptyState title="No messages" text="Try other words or another state." />;
  return (
    <DataTable
      caption={pagination.total === 1 ? 'Message' : 'Messages'}
      columns={columnsOf(onOpen)}
      rows={messages}
      rowId={({ id }) => id}
      paging={{
        page: search.page,
        pageSize: ROWS_PER_PAGE,
        total: pagination.total,
        hrefOf: (next) => hrefOf({ ...search, page: next }),
        onPage: (next) => onShow({ ...search, page: next }),
      }}
    />
  );
}

/** Length of the beginning of a message in the table, in characters. */
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
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? 'Nobody' },
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
