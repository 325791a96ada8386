import { useState } from 'react';
import { MAX_BULK_POSTINGS, type ListedOfficePosting } from '@kadam/shared/contract/postings';
import { Link, useNavigate, useSearchParams } from '@kadam/shared/router';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Notice } from '@kadam/shared/ui/notice';
import { DataTable, type DataColumn, parseSort, sortText } from '../../lib/data-table';
import { ListSection } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import {
  type PostingsSearch,
  POSTINGS_PER_PAGE,
  postingsSearchText,
  readPostingsSearch,
} from '../../lib/postings-search';
import { dayText } from '../../lib/times';
import { boardHref, newPostingHref, postingHref, postingsHref } from '../../paths';
import { BulkActions, BulkResults } from './bulk-actions';
import { PostingFilters } from './posting-filters';
import { StateChip } from './state-chip';
import type { PostingsPage } from './postings.requests';
import { ActionLink, Buttons } from './postings.styles';
import { useBulkChange, usePostings } from './use-postings';

interface PostingsListProps {
  /** Whether the person may change postings. */
  readonly isWriter: boolean;
}

/** All postings, with filters, order and page in the URL. */
export function PostingsList({ isWriter }: PostingsListProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readPostingsSearch(params);
  const state = usePostings(search);
  const show = (next: PostingsSearch) => void navigate(postingsHref + postingsSearchText(next));
  return (
    <ListSection>
      {isWriter && (
        <Buttons>
          <ActionLink to={newPostingHref}>New posting</ActionLink>
        </Buttons>
      )}
      <PostingFilters key={postingsSearchText({ ...search, page: 1 })} search={search} onSearch={show} />
      <LoadedView state={state} name="postings">
        {(page) => <Rows page={page} isWriter={isWriter} search={search} onShow={show} />}
      </LoadedView>
    </ListSection>
  );
}

interface RowsProps extends PostingsListProps {
  readonly page: PostingsPage;
  readonly search: PostingsSearch;
  readonly onShow: (search: PostingsSearch) => void;
}

function Rows({ page: { postings, pagination }, search, isWriter, onShow }: RowsProps) {
  const change = useBulkChange();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const shown = selected.filter((id) => postings.some((posting) => posting.id === id));
  const actions = (
    <BulkActions ids={shown.slice(0, MAX_BULK_POSTINGS)} change={change} onDone={() => setSelected([])} />
  );
  const selection = {
    selected: shown,
    onChange: setSelected,
    labelOf: ({ jobName, companyName }: ListedOfficePosting) => `${jobName}, ${companyName}`,
    actions,
  };
  return (
    <>
      {change.message !== undefined && <Notice tone="danger">{change.message}</Notice>}
      {change.results && <BulkResults results={change.results} />}
      {postings.length === 0 ? (
        <EmptyState title="No postings" text="Try other words or filters, or write a new one." />
      ) : (
        <DataTable
          caption="Postings"
          columns={COLUMNS}
          rows={postings}
          rowId={({ id }) => id}
          sort={parseSort(search.sort)}
          onSort={(sort) => onShow({ ...search, sort: sortText(sort), page: 1 })}
          {...(isWriter && { selection })}
          paging={{
            page: search.page,
            pageSize: POSTINGS_PER_PAGE,
            total: pagination.total,
            hrefOf: (page) => postingsHref + postingsSearchText({ ...search, page }),
            onPage: (page) => onShow({ ...search, page }),
          }}
        />
      )}
    </>
  );
}

const COLUMNS: readonly DataColumn<ListedOfficePosting>[] = [
  {
    id: 'title',
    header: 'Title',
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, jobName }) => <Link to={postingHref(id)}>{jobName}</Link>,
  },
  {
    id: 'company',
    header: 'Company',
    isSortable: true,
    cell: ({ companyName, location }) => (
      <>
        {companyName}
        {location !== '' && <small>{location}</small>}
      </>
    ),
  },
  { id: 'state', header: 'State', cell: (posting) => <StateChip posting={posting} /> },
  {
    id: 'applications',
    header: 'Applications',
    isSortable: true,
    isDescendingFirst: true,
    isEndAligned: true,
    cell: ({ id, applications }) =>
      applications === 0 ? '0' : <Link to={boardHref(id)}>{applications.toLocaleString('en-IN')}</Link>,
  },
  {
    id: 'created',
    header: 'Created',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ createdAt }) => dayText(createdAt),
  },
  {
    id: 'expiry',
    header: 'Last day',
    isSortable: true,
    cell: ({ expiresOn }) => (expiresOn === null ? 'None' : dayText(expiresOn)),
  },
];
