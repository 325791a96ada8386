import { screen, waitFor, within } from '@testing-library/react';
import { IMPORT_MESSAGES, type OfficeImport } from '@kadam/shared/contract/imports';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { Route, Routes } from '@kadam/shared/router';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import ImportPage from './import-page';
import ImportsPage from './imports-page';

const ID = '00000000-0000-4000-8000-0000000000d1';
const UPLOADED: OfficeImport = {
  id: ID,
  source: 'naukri-feed',
  fileName: 'jobs.csv',
  state: 'uploaded',
  createdAt: '2026-11-27T04:30:00.000Z',
  createdBy: 'Asha Rao',
  finishedAt: null,
  undoneAt: null,
  undoneBy: null,
  format: 'csv',
  columns: [
    { name: 'Post', samples: ['Staff Nurse', 'Chef', ''] },
    { name: 'Firm', samples: ['Sanjeevani', 'Rose', 'Bank'] },
  ],
  mapping: { Post: 'jobName', Firm: '' },
  closing: 'none',
  step: null,
  records: 0,
  report: null,
  undoReport: null,
  failure: null,
  canBeUndone: false,
  version: 1,
};
const REPORT = {
  added: 12_000,
  changed: 2,
  unchanged: 0,
  closed: 1,
  rejected: 1,
  rejections: [{ line: 7, field: 'Pay', reason: 'is not an amount.' }],
  notes: ['pay in another currency than rupees was left out: once, on line 9.'],
  unused: ['Remarks'],
  closesTooMany: false,
};
const CHECKED: OfficeImport = { ...UPLOADED, state: 'checked', report: REPORT, version: 3 };
const IMPORTED: OfficeImport = { ...CHECKED, state: 'imported', canBeUndone: true, finishedAt: UPLOADED.createdAt };
const UNDO = {
  removed: 11_999,
  closed: 1,
  restored: 2,
  left: 1,
  kept: [{ id: ID, title: 'Chef', reason: 'edited' as const }],
};
const one = (found: OfficeImport) => ok({ import: found });
const [PATH, ONE] = ['/office/imports', `/office/imports/${ID}`];

const server = serveOffice(['recruiter'], () => ({
  [`GET ${PATH}`]: () =>
    ok({ imports: [IMPORTED], sources: ['naukri-feed'], pagination: { page: 1, limit: 50, total: 1 } }),
  [`GET ${ONE}`]: () => one(UPLOADED),
}));

const pages = (
  <Routes>
    <Route path="/office/imports" element={<ImportsPage />} />
    <Route path="/office/imports/:importId" element={<ImportPage />} />
  </Routes>
);
const open = (path = ONE) => openPage(pages, path);

test('a file is uploaded with the source suggested by its name, and its columns are requested', async () => {
  server.routes[`POST ${PATH}`] = () => one(UPLOADED);
  const user = open(PATH);
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Choose a file.')).toBeTruthy();
  expect(screen.getByText(IMPORT_MESSAGES.source)).toBeTruthy();
  await user.upload(screen.getByLabelText('File of postings'), new File(['a,b\n'], 'Naukri Feed.csv'));
  expect(screen.getByLabelText(/^Source/)).toHaveProperty('value', 'naukri-feed');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByRole('heading', { name: 'Columns of the file' })).toBeTruthy();
  expect(server.bodiesOf(`POST ${PATH}`)[0]).toMatch(/name="source"\s+naukri-feed/);
  expect(screen.getByText('First rows: Staff Nurse · Chef · (empty)')).toBeTruthy();
});

test('the list shows the person and the counts of each import', async () => {
  open(PATH);
  const row = within(await screen.findByRole('table', { name: 'Imports: 1' })).getAllByRole('row')[1]!;
  expect(within(row).getByRole('link', { name: 'jobs.csv' }).getAttribute('href')).toBe(ONE);
  expect(row.textContent).toContain('12,000 new, 2 changed, 1 closed, 1 rejected');
  expect(row.textContent).toContain('by Asha Rao');
});

test('columns are mapped and sent with the choice for missing jobs, and a conflict keeps the choices', async () => {
  server.routes[`POST ${ONE}/check`] = () => failed(409, STAFF_MESSAGES.changed);
  const user = open();
  await user.selectOptions(await screen.findByLabelText('Firm'), 'Title');
  expect(screen.getAllByText('Another column is this field too.').length).toBe(2);
  await user.selectOptions(screen.getByLabelText('Firm'), 'Company');
  await user.selectOptions(screen.getByLabelText(/no longer has/), 'Close them, unless they are more than half');
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText(STAFF_MESSAGES.changed)).toBeTruthy();
  expect(server.bodiesOf(`POST ${ONE}/check`)).toEqual([
    {
      mapping: [
        { column: 'Post', field: 'jobName' },
        { column: 'Firm', field: 'companyName' },
      ],
      closing: 'missing',
      version: 1,
    },
  ]);
  server.routes[`GET ${ONE}`] = () => one({ ...UPLOADED, version: 2 });
  await user.click(screen.getByRole('button', { name: 'Load the newest version' }));
  await waitFor(() => expect(screen.queryByText(STAFF_MESSAGES.changed)).toBeNull());
  expect(screen.getByLabelText('Firm')).toHaveProperty('value', 'companyName');
});

test('the report lists rejected rows, and an import shows its progress', async () => {
  server.routes[`GET ${ONE}`] = () => one(CHECKED);
  const user = open();
  expect(await screen.findByText('Line 7: Pay is not an amount.')).toBeTruthy();
  expect(screen.getByText('Columns that are not used: Remarks')).toBeTruthy();
  const running = { ...CHECKED, state: 'importing', step: 'writing', records: 10_000, version: 4 } as const;
  server.routes[`POST ${ONE}/start`] = () => one(running);
  server.routes[`GET ${ONE}`] = () => one(running);
  await user.click(screen.getByRole('button', { name: 'Import without the rejected rows' }));
  expect(await screen.findByText('Writing the postings: 10,000 rows')).toBeTruthy();
  expect(server.bodiesOf(`POST ${ONE}/start`)).toEqual([{ skipsRejected: true, version: 3 }]);
  server.routes[`GET ${ONE}`] = () => one({ ...IMPORTED, version: 5 });
  expect(await screen.findByText('What was changed', {}, { timeout: 5_000 })).toBeTruthy();
});

test('undoing shows a preview first', async () => {
  server.routes[`GET ${ONE}`] = () => one(IMPORTED);
  server.routes[`GET ${ONE}/undo`] = () => ok({ undo: UNDO });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Remove 11,999 jobs that this import added')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Chef' }).parentElement?.textContent).toBe(
    'Chef: Changed in the office since',
  );
  expect(server.bodiesOf(`POST ${ONE}/undo`)).toEqual([]);
  server.routes[`POST ${ONE}/undo`] = () => one({ ...IMPORTED, state: 'undone', undoReport: UNDO, canBeUndone: false });
  await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('This import is undone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
});

test('an auditor sees imports without actions, and a failure can be retried', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  server.routes[`GET ${ONE}`] = () => failed(500, 'Broken.');
  const user = open();
  expect(await screen.findByText('The import could not be loaded')).toBeTruthy();
  server.routes[`GET ${ONE}`] = () => one(IMPORTED);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('What was changed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Undo|Import|Check/ })).toBeNull();
});
