import type { ListedImport } from '@kadam/shared/contract/imports';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link, useNavigate, useSearchParams } from '@kadam/shared/router';
import { Chip } from '@kadam/shared/ui/chip';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { listSearchText, readListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { ListSection } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { importHref, importsHref } from '../../paths';
import { countText, STATE_LABELS } from './import-texts';
import { UploadForm } from './upload-form';
import { useImports } from './use-imports';

/** All imports, newest first, below the form for a new file. */
export function ImportsList({ session }: { readonly session: OfficeSession }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readListSearch(params);
  const state = useImports(search.page);
  const hrefOf = (page: number) => importsHref + listSearchText({ ...search, page });
  return (
    <ListSection>
      {hasRole(session.roles, 'recruiter') && (
        <UploadForm sources={state.status === 'ready' ? state.data.sources : []} />
      )}
      <LoadedView state={state} name="imports">
        {({ imports, pagination }) =>
          imports.length === 0 ? (
            <EmptyState
              title="No imports"
              text="Each import is listed here with what it has changed, and can be undone."
            />
          ) : (
            <DataTable
              caption="Imports"
              columns={COLUMNS}
              rows={imports}
              rowId={({ id }) => id}
              paging={{
                page: search.page,
                pageSize: ROWS_PER_PAGE,
                total: pagination.total,
                hrefOf,
                onPage: (page) => void navigate(hrefOf(page)),
              }}
            />
          )
        }
      </LoadedView>
    </ListSection>
  );
}

const COLUMNS: readonly DataColumn<ListedImport>[] = [
  {
    id: 'file',
    header: 'File',
    isRowHeader: true,
    cell: ({ id, fileName, source }) => (
      <>
        <Link to={importHref(id)}>{fileName}</Link>
        <small>Source: {source}</small>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Chip tone={state === 'failed' ? 'accent' : state === 'imported' ? 'success' : 'neutral'}>
        {STATE_LABELS[state]}
      </Chip>
    ),
  },
  {
    id: 'counts',
    header: 'Result',
    cell: ({ report }) =>
      report === null
        ? 'Not checked'
        : `${countText(report.added)} new, ${countText(report.changed)} changed, ${countText(report.closed)} closed, ${countText(report.rejected)} rejected`,
  },
  {
    id: 'by',
    header: 'Uploaded',
    cell: ({ createdAt, createdBy, undoneAt, undoneBy }) => (
      <>
        {timeText(createdAt)}
        <small>by {createdBy}</small>
        {undoneAt !== null && <small>{`Undone ${timeText(undoneAt)} by ${undoneBy ?? ''}`}</small>}
      </>
    ),
  },
];
