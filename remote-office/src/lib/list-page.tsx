import type { FormEvent, ReactNode } from 'react';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import { DataTable, type DataColumn, parseSort, type Selection, sortText } from './data-table';
import { type ListSearch, listSearchText, readListSearch, ROWS_PER_PAGE } from './list-search';
import { ListSection, SearchRow } from './list.styles';
import { LoadedView } from './loaded-view';
import { useLoaded } from './use-loaded';

/** One page of a list of `total` rows. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The cache key of a list, and the request for its rows. */
interface ListSource<Row> {
  readonly list: string;
  readonly load: (search: ListSearch, signal: AbortSignal) => Promise<RowsPage<Row>>;
}

interface ListPageProps<Row> {
  /** URL of the page without the query. */
  readonly href: string;
  readonly source: ListSource<Row>;
  /** Name of the rows, such as 'Inquiries'. */
  readonly name: string;
  readonly emptyText: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Label of the search field; without it the list has no search. */
  readonly searchLabel?: string;
  /** Whether the list can be restricted to days. */
  readonly hasDates?: boolean;
  readonly states?: Readonly<Record<string, string>>;
  /** Order without a query; without a default the list cannot be sorted. */
  readonly defaultSort?: string;
  /** Beside the search. */
  readonly buttons?: (search: ListSearch) => ReactNode;
  /** Result of the last action. */
  readonly announcement?: ReactNode;
  /** Bulk actions; absent for people with read access only. */
  readonly selection?: Selection<Row>;
  /** A dialog about some of the rows. */
  readonly children?: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list of the office, with search, state, order and page in the URL. A state applies immediately,
 * words and days when they are submitted.
 */
export function ListPage<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { source, emptyText, announcement, children } = props;
  const [params] = useSearchParams();
  const search = readListSearch(params);
  const state = useLoaded({
    key: [source.list, search],
    load: (signal) => source.load(search, signal),
    keepsPrevious: true,
  });
  const name = props.name.toLowerCase();
  return (
    <ListSection>
      <Filters key={`${search.q} ${search.from} ${search.to}`} search={search} {...props} />
      <p role="status">{announcement}</p>
      <LoadedView state={state} name={name}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState title={`No ${name}`} text={emptyText} />
            ) : (
              <Rows rows={rows} total={total} search={search} {...props} />
            )}
            {children?.(rows)}
          </>
        )}
      </LoadedView>
    </ListSection>
  );
}

type FiltersProps = { readonly search: ListSearch } & Pick<
  ListPageProps<never>,
  'href' | 'searchLabel' | 'hasDates' | 'states' | 'buttons'
>;

function Filters({ href, search, searchLabel, hasDates = false, states, buttons }: FiltersProps) {
  const navigate = useNavigate();
  const show = (change: Partial<ListSearch>) => void navigate(href + listSearchText({ ...search, ...change, page: 1 }));
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const text = (name: string) => String(entries.get(name) ?? '').trim();
    show({ q: text('q'), from: text('from'), to: text('to') });
  };
  return (
    <SearchRow role="search" onSubmit={handleSubmit}>
      {searchLabel !== undefined && (
        <Field label={searchLabel} name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
      )}
      {hasDates && (
        <>
          <Field label="From" name="from" type="date" defaultValue={search.from} />
          <Field label="To" name="to" type="date" defaultValue={search.to} />
        </>
      )}
      {states && (
        <SelectField
          label="State"
          name="state"
          placeholder="All"
          value={search.state}
          options={Object.entries(states).map(([value, label]) => ({ value, label }))}
          onChange={(event) => show({ state: event.currentTarget.value })}
        />
      )}
      {searchLabel !== undefined && <Button type="submit">Search</Button>}
      {buttons?.(search)}
    </SearchRow>
  );
}

interface RowsProps<Row> extends Pick<ListPageProps<Row>, 'href' | 'name' | 'columns' | 'defaultSort' | 'selection'> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly search: ListSearch;
}

function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { href, name, columns, defaultSort, selection, rows, total, search } = props;
  const navigate = useNavigate();
  const hrefOf = (change: Partial<ListSearch>) => href + listSearchText({ ...search, ...change });
  return (
    <DataTable
      caption={name}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      {...(defaultSort !== undefined && {
        sort: parseSort(search.sort === '' ? defaultSort : search.sort),
        onSort: (sort) => void navigate(hrefOf({ sort: sortText(sort), page: 1 })),
      })}
      {...(selection && { selection: { ...selection, selected: shownOf(selection.selected, rows) } })}
      paging={{
        page: search.page,
        pageSize: ROWS_PER_PAGE,
        total,
        hrefOf: (page) => hrefOf({ page }),
        onPage: (page) => void navigate(hrefOf({ page })),
      }}
    />
  );
}

/** Rows selected on another page of the list are not changed with this one. */
const shownOf = (selected: readonly string[], rows: readonly { readonly id: string }[]): string[] =>
  selected.filter((id) => rows.some((row) => row.id === id));
