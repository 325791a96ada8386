import { type FormEvent } from 'react';
import type { AuditEntry } from '@kadam/shared/contract/audit';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Field } from '@kadam/shared/ui/field';
import { type AuditSearch, auditSearchText, ENTRIES_PER_PAGE, readAuditSearch } from '../../lib/audit-search';
import { actionText, changedFields } from '../../lib/audit-texts';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { ExportButton } from '../../lib/export-button';
import { ListSection, SearchRow } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { timeText } from '../../lib/times';
import { auditHref } from '../../paths';
import { Change } from './audit.styles';
import type { AuditPage } from './audit.requests';
import { useAudit, useAuditExport } from './use-audit';

/** Who changed what, newest first, with a search that is in the URL. */
export function AuditLog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readAuditSearch(params);
  const state = useAudit(search);
  const show = (next: AuditSearch) => void navigate(auditHref + auditSearchText(next));
  return (
    <ListSection>
      <SearchForm key={auditSearchText({ ...search, page: 1 })} search={search} onSearch={show} />
      <LoadedView state={state} name="audit log">
        {(page) => <Entries page={page} search={search} onPage={(next) => show({ ...search, page: next })} />}
      </LoadedView>
    </ListSection>
  );
}

interface SearchFormProps {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

function SearchForm({ search, onSearch }: SearchFormProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const text = (name: string) => String(entries.get(name) ?? '').trim();
    onSearch({ q: text('q'), from: text('from'), to: text('to'), page: 1 });
  };
  return (
    <SearchRow role="search" onSubmit={handleSubmit}>
      <Field label="Person, action or thing" name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
      <Field label="From" name="from" type="date" defaultValue={search.from} />
      <Field label="To" name="to" type="date" defaultValue={search.to} />
      <Button type="submit">Search</Button>
      <ExportButton {...useAuditExport(search)} />
    </SearchRow>
  );
}

interface EntriesProps {
  readonly page: AuditPage;
  readonly search: AuditSearch;
  readonly onPage: (page: number) => void;
}

function Entries({ page: { entries, pagination }, search, onPage }: EntriesProps) {
  if (entries.length === 0) return <EmptyState title="No entries" text="Try other words or days." />;
  return (
    <DataTable
      caption="Entries"
      columns={COLUMNS}
      rows={entries}
      rowId={({ id }) => id}
      paging={{
        page: search.page,
        pageSize: ENTRIES_PER_PAGE,
        total: pagination.total,
        hrefOf: (page) => auditHref + auditSearchText({ ...search, page }),
        onPage,
      }}
    />
  );
}

const COLUMNS: readonly DataColumn<AuditEntry>[] = [
  { id: 'time', header: 'Time', cell: ({ at }) => timeText(at) },
  {
    id: 'who',
    header: 'Who',
    cell: ({ who }) => (
      <>
        {who.name}
        {who.email !== '' && <small>{who.email}</small>}
      </>
    ),
  },
  {
    id: 'what',
    header: 'What',
    cell: ({ who, action, subject }) => (
      <>
        {actionText(action)}
        {subject.title !== who.email && <small>{subject.title}</small>}
      </>
    ),
  },
  {
    id: 'change',
    header: 'Change',
    cell: (entry) =>
      changedFields(entry).map(({ name, before, after }) => (
        <Change key={name}>
          {name}: {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
        </Change>
      )),
  },
];
