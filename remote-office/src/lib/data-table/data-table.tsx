import { useMemo, type ReactNode } from 'react';
import {
  type ColumnDef,
  FlexRender,
  functionalUpdate,
  type Header,
  type Row as TableRow,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { Pagination } from '@kadam/shared/ui/pagination';
import { Caption, Frame, Grid, SortButton } from './data-table.styles';
import { SelectionBar, SortChoice, Tick } from './table-controls';
import { type Sort } from './sort';

/** One column; `id` is also its sort key. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Whether the first click sorts in descending order, as for times and amounts. */
  readonly isDescendingFirst?: boolean;
  /** Whether it names the row: the title of its card on narrow windows. */
  readonly isRowHeader?: boolean;
  /** For numbers and times. */
  readonly isEndAligned?: boolean;
}

/** Rows selected for a bulk action; `labelOf` names a row in its checkbox. */
export interface Selection<Row> {
  readonly selected: readonly string[];
  readonly onChange: (selected: string[]) => void;
  readonly labelOf: (row: Row) => string;
  /** Buttons of the bar, shown while something is selected. */
  readonly actions: ReactNode;
}

/** The page of the list, from 1, out of `total` rows. */
interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly onPage: (page: number) => void;
}

interface DataTableProps<Row> {
  /** Name of the rows: 'Postings'. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection<Row>;
  readonly paging?: Paging;
}

interface CellLook {
  readonly isRowHeader: boolean;
  readonly isEndAligned: boolean;
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnMeta: {} as CellLook });
type Features = typeof features;

/**
 * A table of rows that the server has sorted and paged. On narrow windows each row is a card that
 * contains the labels of the columns.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, sort, onSort, selection, paging } = props;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = sort ? [{ id: sort.id, desc: sort.isDescending }] : [];
  const rowSelection: RowSelectionState = Object.fromEntries(
    (selection?.selected ?? []).map((id) => [id, true as const]),
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting, rowSelection },
    onSortingChange: (update) => {
      const [next] = functionalUpdate(update, sorting);
      if (next) onSort?.({ id: next.id, isDescending: next.desc });
    },
    onRowSelectionChange: (update) => {
      const next = functionalUpdate(update, rowSelection);
      selection?.onChange(Object.keys(next));
    },
  });
  return (
    <Frame>
      {selection && (
        <SelectionBar
          count={selection.selected.length}
          isAll={table.getIsAllRowsSelected()}
          isSome={table.getIsSomeRowsSelected()}
          onToggleAll={(isOn) => table.toggleAllRowsSelected(isOn)}
          onClear={() => selection.onChange([])}
        >
          {selection.actions}
        </SelectionBar>
      )}
      {sort && onSort && <SortChoice columns={columns} sort={sort} onSort={onSort} />}
      <Grid>
        <Caption>
          {paging ? `${caption}: ` : caption}
          {paging && <span role="status">{countText(paging)}</span>}
        </Caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && (
                <th scope="col">
                  <VisuallyHidden>Selected</VisuallyHidden>
                </th>
              )}
              {group.headers.map((header) => (
                <HeaderCell key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <BodyRow key={row.id} row={row} labelOf={selection?.labelOf} />
          ))}
        </tbody>
      </Grid>
      {paging && (
        <Pagination
          page={paging.page}
          totalPages={Math.ceil(paging.total / paging.pageSize)}
          hrefOf={paging.hrefOf}
          onSelect={paging.onPage}
        />
      )}
    </Frame>
  );
}

const definitionOf = <Row extends object>(column: DataColumn<Row>): ColumnDef<Features, Row> => ({
  id: column.id,
  header: column.header,
  accessorFn: (row) => row,
  cell: ({ row }) => column.cell(row.original),
  enableSorting: column.isSortable ?? false,
  sortDescFirst: column.isDescendingFirst ?? false,
  meta: { isRowHeader: column.isRowHeader ?? false, isEndAligned: column.isEndAligned ?? false },
});

function countText({ page, pageSize, total }: Paging): string {
  const number = (value: number) => value.toLocaleString('en-IN');
  if (total <= pageSize) return number(total);
  const first = (page - 1) * pageSize + 1;
  return `${number(first)} to ${number(Math.min(total, page * pageSize))} of ${number(total)}`;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
const MARKS = { asc: '▲', desc: '▼' } as const;

function HeaderCell<Row extends object>({ header }: { readonly header: Header<Features, Row> }) {
  const { column } = header;
  const name = String(column.columnDef.header);
  const isEnd = column.columnDef.meta?.isEndAligned;
  if (!column.getCanSort()) {
    return (
      <th scope="col" data-align={isEnd ? 'end' : undefined}>
        {name}
      </th>
    );
  }
  const sorted = column.getIsSorted();
  return (
    <th scope="col" data-align={isEnd ? 'end' : undefined} aria-sort={sorted ? DIRECTIONS[sorted] : 'none'}>
      <SortButton type="button" onClick={column.getToggleSortingHandler()}>
        {name}
        <span aria-hidden>{sorted ? MARKS[sorted] : ''}</span>
      </SortButton>
    </th>
  );
}

interface BodyRowProps<Row extends object> {
  readonly row: TableRow<Features, Row>;
  readonly labelOf: ((row: Row) => string) | undefined;
}

function BodyRow<Row extends object>({ row, labelOf }: BodyRowProps<Row>) {
  return (
    <tr data-selected={row.getIsSelected() || undefined}>
      {labelOf && (
        <td data-part="tick">
          <Tick
            label={`Select ${labelOf(row.original)}`}
            isOn={row.getIsSelected()}
            onChange={(isOn) => row.toggleSelected(isOn)}
          />
        </td>
      )}
      {row.getAllCells().map((cell) => {
        const { columnDef } = cell.column;
        const content = <FlexRender cell={cell} />;
        if (columnDef.meta?.isRowHeader) {
          return (
            <th key={cell.id} scope="row">
              {content}
            </th>
          );
        }
        return (
          <td
            key={cell.id}
            data-label={String(columnDef.header)}
            data-align={columnDef.meta?.isEndAligned ? 'end' : undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}
