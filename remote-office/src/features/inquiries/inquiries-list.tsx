import { type FormEvent, useState } from 'react';
import { INQUIRY_STATES, type Inquiry } from '@kadam/shared/contract/inquiries';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Field } from '@kadam/shared/ui/field';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { DataTable, type DataColumn, parseSort, sortText } from '../../lib/data-table';
import { payText, STATE_LABELS } from '../../lib/inquiry-texts';
import { type ListSearch, listSearchText, readListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { ListSection, SearchRow } from '../../lib/list.styles';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { inquiriesHref } from '../../paths';
import type { InquiriesPage } from './inquiries.requests';
import { InquiryDialog } from './inquiry-dialog';
import { useInquiries } from './use-inquiries';

const hrefOf = (search: ListSearch) => inquiriesHref + listSearchText(search);

/** What companies have written with "Hire with us", with the search in the URL. */
export function InquiriesList({ session }: { readonly session: OfficeSession }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readListSearch(params);
  const state = useInquiries(search);
  const [opened, setOpened] = useState<string>();
  const [said, setSaid] = useState('');
  const show = (next: ListSearch) => void navigate(hrefOf(next));
  const close = (sentence = '') => {
    setOpened(undefined);
    setSaid(sentence);
  };
  const data = state.status === 'ready' ? state.data : undefined;
  const one = data?.inquiries.find(({ id }) => id === opened);
  return (
    <ListSection>
      <SearchForm key={`${search.q} ${search.state}`} search={search} onSearch={show} />
      <p role="status">{said}</p>
      {state.status === 'loading' && <Loader title="Loading the inquiries" />}
      {state.status === 'failed' && (
        <Notice
          tone="danger"
          title="The inquiries could not be loaded"
          action={<Button onClick={state.retry}>Retry</Button>}
        >
          {state.message}
        </Notice>
      )}
      {data && <Inquiries page={data} search={search} onShow={show} onOpen={setOpened} />}
      {data && one && (
        <InquiryDialog
          one={one}
          colleagues={data.colleagues}
          canChange={hasRole(session.roles, 'recruiter')}
          onClose={close}
        />
      )}
    </ListSection>
  );
}

const STATE_OPTIONS = INQUIRY_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

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
      <Field label="Company, name, email or role" name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
      <SelectField label="State" name="state" placeholder="All" defaultValue={search.state} options={STATE_OPTIONS} />
      <Button type="submit">Search</Button>
    </SearchRow>
  );
}

interface InquiriesProps {
  readonly page: InquiriesPage;
  readonly search: ListSearch;
  readonly onShow: (search: ListSearch) => void;
  readonly onOpen: (id: string) => void;
}

function Inquiries({ page: { inquiries, pagination }, search, onShow, onOpen }: InquiriesProps) {
  if (inquiries.length === 0) return <EmptyState title="No inquiries" text="Try other words or another state." />;
  return (
    <DataTable
      caption={pagination.total === 1 ? 'Inquiry' : 'Inquiries'}
      columns={columnsOf(onOpen)}
      rows={inquiries}
      rowId={({ id }) => id}
      sort={parseSort(search.sort === '' ? '-received' : search.sort)}
      onSort={(sort) => onShow({ ...search, sort: sortText(sort), page: 1 })}
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
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => assignee ?? 'Nobody' },
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
