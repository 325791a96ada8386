import { type FormEvent, useState } from 'react';
import { APPLICATION_STATUSES, STATUS_LABELS } from '@kadam/shared/contract/applications';
import { APPLICATION_ORDERS, type ListedApplication } from '@kadam/shared/contract/office-applications';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link, useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import {
  APPLICATIONS_PER_PAGE,
  type ApplicationsSearch,
  applicationsSearchText,
  readApplicationsSearch,
} from '../../lib/applications-search';
import { DataTable, type DataColumn, parseSort, sortText } from '../../lib/data-table';
import { ExportButton } from '../../lib/export-button';
import { Row } from '../../lib/layout.styles';
import { ListSection, SearchRow } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { hasRole } from '../../lib/roles';
import { StatusChip } from '../../lib/status-chip';
import { timeText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { applicationHref, applicationsHref, boardHref } from '../../paths';
import type { ApplicationsPage } from './applications.requests';
import { StatusDialog } from './status-dialog';
import { useApplications, useApplicationsExport } from './use-applications';

const hrefOf = (search: ApplicationsSearch) => applicationsHref + applicationsSearchText(search);

/** All applications in a table, with the search in the URL; several can be changed at once. */
export function ApplicationsList({ session }: { readonly session: OfficeSession }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readApplicationsSearch(params);
  const state = useApplications(search);
  const show = (next: ApplicationsSearch) => void navigate(hrefOf(next));
  return (
    <ListSection>
      <SearchForm key={`search ${hrefOf({ ...search, page: 1, sort: '-applied' })}`} search={search} onSearch={show} />
      <LoadedView state={state} name="applications">
        {(page) => (
          <Applications
            key={`table ${hrefOf(search)}`}
            page={page}
            search={search}
            onShow={show}
            canChange={hasRole(session.roles, 'recruiter')}
          />
        )}
      </LoadedView>
    </ListSection>
  );
}

interface SearchFormProps {
  readonly search: ApplicationsSearch;
  readonly onSearch: (search: ApplicationsSearch) => void;
}

const MESSAGE_OPTIONS = [{ value: 'new', label: 'New ones only' }];
const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

function SearchForm({ search, onSearch }: SearchFormProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const q = String(entries.get('q') ?? '').trim();
    const status = APPLICATION_STATUSES.find((one) => one === entries.get('status')) ?? '';
    const messages = entries.get('messages') === 'new' ? 'new' : '';
    onSearch({ ...search, q, status, messages, page: 1 });
  };
  return (
    <SearchRow role="search" onSubmit={handleSubmit}>
      <Field label="Name, email, job or company" name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
      <SelectField
        label="Status"
        name="status"
        placeholder="All"
        defaultValue={search.status}
        options={STATUS_OPTIONS}
      />
      <SelectField
        label="Messages"
        name="messages"
        placeholder="All"
        defaultValue={search.messages}
        options={MESSAGE_OPTIONS}
      />
      <Button type="submit">Search</Button>
      <ExportButton {...useApplicationsExport(search)} />
    </SearchRow>
  );
}

interface ApplicationsProps {
  readonly page: ApplicationsPage;
  readonly search: ApplicationsSearch;
  readonly onShow: (search: ApplicationsSearch) => void;
  readonly canChange: boolean;
}

function Applications({ page, search, onShow, canChange }: ApplicationsProps) {
  const { applications, pagination } = page;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { opened, open, close, announcement } = useDialog<'move'>(() => setSelected([]));
  const chosen = applications.filter(({ id }) => selected.includes(id));
  if (applications.length === 0)
    return <EmptyState title="No applications" text="Try other words or another status." />;
  const selection = {
    selected: chosen.map(({ id }) => id),
    onChange: setSelected,
    labelOf: ({ name, posting }: ListedApplication) => `${name}, ${posting.title}`,
    actions: (
      <Button size="sm" onClick={() => open('move')}>
        Move to…
      </Button>
    ),
  };
  return (
    <>
      <p role="status">{announcement}</p>
      {search.posting !== '' && <OfPosting search={search} application={applications[0]} onShow={onShow} />}
      <DataTable
        caption="Applications"
        columns={COLUMNS}
        rows={applications}
        rowId={({ id }) => id}
        sort={parseSort(search.sort)}
        onSort={(sort) =>
          onShow({ ...search, sort: APPLICATION_ORDERS.find((one) => one === sortText(sort)) ?? '-applied', page: 1 })
        }
        {...(canChange && { selection })}
        paging={{
          page: search.page,
          pageSize: APPLICATIONS_PER_PAGE,
          total: pagination.total,
          hrefOf: (next) => hrefOf({ ...search, page: next }),
          onPage: (next) => onShow({ ...search, page: next }),
        }}
      />
      {opened && chosen.length > 0 && <StatusDialog applications={chosen} onClose={close} />}
    </>
  );
}

interface OfPostingProps {
  readonly search: ApplicationsSearch;
  readonly application: ListedApplication | undefined;
  readonly onShow: (search: ApplicationsSearch) => void;
}

const OfPosting = ({ search, application, onShow }: OfPostingProps) => (
  <Row>
    <span>
      Only for <Link to={boardHref(search.posting)}>{application?.posting.title}</Link>
    </span>
    <Button variant="quiet" size="sm" onClick={() => onShow({ ...search, posting: '', page: 1 })}>
      Show all jobs
    </Button>
  </Row>
);

const COLUMNS: readonly DataColumn<ListedApplication>[] = [
  {
    id: 'name',
    header: 'Candidate',
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, name, email, unread }) => (
      <>
        <Link to={applicationHref(id)}>{name}</Link>{' '}
        {unread > 0 && <Chip tone="accent">{unread === 1 ? '1 new message' : `${unread} new messages`}</Chip>}
        <small>{email}</small>
      </>
    ),
  },
  {
    id: 'job',
    header: 'Job',
    cell: ({ posting }) => (
      <>
        <Link to={boardHref(posting.id)}>{posting.title}</Link>
        <small>
          {posting.company}, {posting.location}
        </small>
      </>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusChip status={status} /> },
  { id: 'resume', header: 'Resume', cell: ({ hasResume }) => (hasResume ? 'Yes' : 'None') },
  {
    id: 'applied',
    header: 'Applied',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ appliedAt }) => timeText(appliedAt),
  },
  {
    id: 'changed',
    header: 'Last change',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ changedAt }) => timeText(changedAt),
  },
];
