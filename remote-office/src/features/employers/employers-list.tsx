import { type FormEvent, useState } from 'react';
import type { Employer } from '@kadam/shared/contract/employers';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Field } from '@kadam/shared/ui/field';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { DataTable, type DataColumn, parseSort, sortText } from '../../lib/data-table';
import { type ListSearch, listSearchText, readListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { ListSection, SearchRow } from '../../lib/list.styles';
import { hasRole } from '../../lib/roles';
import { dayText } from '../../lib/times';
import { employersHref } from '../../paths';
import { EmployerDialog } from './employer-dialog';
import type { EmployersPage } from './employers.requests';
import { useEmployers } from './use-employers';

const hrefOf = (search: ListSearch) => employersHref + listSearchText(search);

/** The companies that hire through the office, with the search in the URL. */
export function EmployersList({ session }: { readonly session: OfficeSession }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readListSearch(params);
  const state = useEmployers(search);
  const [opened, setOpened] = useState<string>();
  const [said, setSaid] = useState('');
  const show = (next: ListSearch) => void navigate(hrefOf(next));
  const canChange = hasRole(session.roles, 'recruiter');
  const close = (sentence = '') => {
    setOpened(undefined);
    setSaid(sentence);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ ...search, q: String(new FormData(event.currentTarget).get('q') ?? '').trim(), page: 1 });
  };
  const one = state.status === 'ready' ? state.data.employers.find(({ id }) => id === opened) : undefined;
  return (
    <ListSection>
      <SearchRow key={search.q} role="search" onSubmit={handleSubmit}>
        <Field label="Name or location" name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
        <Button type="submit">Search</Button>
        {canChange && (
          <Button variant="secondary" onClick={() => setOpened('new')}>
            Add an employer
          </Button>
        )}
      </SearchRow>
      <p role="status">{said}</p>
      {state.status === 'loading' && <Loader title="Loading the employers" />}
      {state.status === 'failed' && (
        <Notice
          tone="danger"
          title="The employers could not be loaded"
          action={<Button onClick={state.retry}>Retry</Button>}
        >
          {state.message}
        </Notice>
      )}
      {state.status === 'ready' && (
        <Employers page={state.data} search={search} onShow={show} onOpen={canChange ? setOpened : undefined} />
      )}
      {(one ?? opened === 'new') && <EmployerDialog one={one} onClose={close} />}
    </ListSection>
  );
}

interface EmployersProps {
  readonly page: EmployersPage;
  readonly search: ListSearch;
  readonly onShow: (search: ListSearch) => void;
  /** Absent for those who may only read. */
  readonly onOpen: ((id: string) => void) | undefined;
}

function Employers({ page: { employers, pagination }, search, onShow, onOpen }: EmployersProps) {
  if (employers.length === 0) return <EmptyState title="No employers" text="Try another name or location." />;
  return (
    <DataTable
      caption={pagination.total === 1 ? 'Employer' : 'Employers'}
      columns={columnsOf(onOpen)}
      rows={employers}
      rowId={({ id }) => id}
      sort={parseSort(search.sort === '' ? 'name' : search.sort)}
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

const columnsOf = (onOpen: EmployersProps['onOpen']): readonly DataColumn<Employer>[] => [
  { id: 'name', header: 'Name', isSortable: true, isRowHeader: true, cell: ({ name }) => name },
  { id: 'location', header: 'Location', isSortable: true, cell: ({ location }) => location || 'Not given' },
  {
    id: 'website',
    header: 'Website',
    cell: ({ website }) =>
      website === '' ? (
        'None'
      ) : (
        <a href={website} target="_blank" rel="nofollow noopener noreferrer">
          {website.replace(/^https:\/\//i, '')}
        </a>
      ),
  },
  {
    id: 'open',
    header: 'Open jobs',
    isSortable: true,
    isDescendingFirst: true,
    isEndAligned: true,
    cell: ({ openPostings }) => openPostings,
  },
  {
    id: 'created',
    header: 'Added',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ createdAt }) => dayText(createdAt),
  },
  ...(onOpen
    ? [
        {
          id: 'actions',
          header: 'Actions',
          cell: ({ id, name }: Employer) => (
            <Button variant="quiet" size="sm" onClick={() => onOpen(id)} aria-label={`Edit: ${name}`}>
              Edit
            </Button>
          ),
        },
      ]
    : []),
];
