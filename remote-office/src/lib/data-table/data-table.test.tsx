import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type DataColumn, parseSort, type Sort, sortText } from '.';

interface Job {
  readonly id: string;
  readonly title: string;
  readonly applications: number;
}

const JOBS: readonly Job[] = [
  { id: 'a', title: 'Nurse', applications: 12 },
  { id: 'b', title: 'Welder', applications: 0 },
];
const COLUMNS: readonly DataColumn<Job>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, isSortable: true, isRowHeader: true },
  {
    id: 'applications',
    header: 'Applications',
    cell: ({ applications }) => applications,
    isSortable: true,
    isDescendingFirst: true,
    isEndAligned: true,
  },
  { id: 'note', header: 'Note', cell: () => '' },
];

const handleSort = jest.fn();
const handlePage = jest.fn();
const handleClose = jest.fn();
const paging = { page: 2, pageSize: 2, total: 12_345, hrefOf: (page: number) => `?page=${page}`, onPage: handlePage };

function Jobs({ start = { id: 'title', isDescending: false } }: { readonly start?: Sort }) {
  const [sort, setSort] = useState(start);
  const [selected, setSelected] = useState<string[]>([]);
  const change = (next: Sort) => {
    handleSort(next);
    setSort(next);
  };
  const actions = (
    <button type="button" onClick={() => handleClose(selected)}>
      Close
    </button>
  );
  return (
    <DataTable
      caption="Postings"
      columns={COLUMNS}
      rows={JOBS}
      rowId={({ id }) => id}
      sort={sort}
      onSort={change}
      selection={{ selected, onChange: setSelected, labelOf: ({ title }) => title, actions }}
      paging={paging}
    />
  );
}

beforeEach(() => jest.clearAllMocks());

test('the table has a caption with the range of the page, and row headers', () => {
  render(<Jobs />);
  expect(screen.getByRole('table', { name: 'Postings: 3 to 4 of 12,345' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Nurse', 'Welder']);
  const row = screen.getByRole('row', { name: /Nurse/ });
  expect(within(row).getByText('12').getAttribute('data-label')).toBe('Applications');
});

test('a header sorts in its first direction, then in the other one, and announces it', async () => {
  const user = userEvent.setup();
  render(<Jobs />);
  const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
  expect(header('Title').getAttribute('aria-sort')).toBe('ascending');
  expect(header('Note').getAttribute('aria-sort')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Applications' }));
  expect(handleSort).toHaveBeenLastCalledWith({ id: 'applications', isDescending: true });
  expect(header('Applications').getAttribute('aria-sort')).toBe('descending');
  expect(header('Title').getAttribute('aria-sort')).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Applications' }));
  expect(handleSort).toHaveBeenLastCalledWith({ id: 'applications', isDescending: false });
});

test('a select sorts where the headers are hidden', async () => {
  render(<Jobs />);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Applications, descending');
  expect(handleSort).toHaveBeenLastCalledWith({ id: 'applications', isDescending: true });
});

test('rows are selected one by one or all at once, and the bar shows their actions', async () => {
  const user = userEvent.setup();
  render(<Jobs />);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Welder' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Select all on this page').indeterminate).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleClose).toHaveBeenLastCalledWith(['b']);
  await user.click(screen.getByLabelText('Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleClose.mock.lastCall?.[0].toSorted()).toEqual(['a', 'b']);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('the pages are links, and a click shows the next page', async () => {
  render(<Jobs />);
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('?page=3');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(handlePage).toHaveBeenCalledWith(3);
});

test('a table without sorting, selection and pages has no controls', () => {
  render(<DataTable caption="Postings" columns={COLUMNS} rows={JOBS} rowId={({ id }) => id} />);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByLabelText('Sort by')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  ['title', { id: 'title', isDescending: false }],
  ['-title', { id: 'title', isDescending: true }],
])('the parameter %s is an order', (text, sort) => {
  expect(parseSort(text)).toEqual(sort);
  expect(sortText(sort)).toBe(text);
});
