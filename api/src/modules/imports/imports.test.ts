import { randomUUID } from 'node:crypto';
import { writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { IMPORT_MESSAGES, type OfficeImport } from '@kadam/shared/contract/imports';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { importFile } from '../../import/import-file';
import { openSourceFile } from '../../import/source-file';
import { ONE_ENGINE } from '../../testing/engines';
import { FORM_TYPE, formBody } from '../../testing/form-body';
import { newJobseeker, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';
import { until } from '../../testing/until';
import { JOBS_IMPORT } from '../jobs';
import { commandRecording } from './command-recording';
import { oldImportsRepository } from './import-states.repository';

jest.setTimeout(120_000);

const HEAD = 'Code,Post,Firm,Town,About the work,Pay';
const NURSE = 'N-1,Staff Nurse,Sanjeevani,Pune,Care.,5 LPA';
const CHEF = 'N-2,Chef,Rose,Mumbai,Cook.,6 LPA';
const CLERK = 'N-3,Clerk,Bank,Delhi,Count.,3 LPA';
const MAPPING = [
  { column: 'Code', field: 'reference' },
  { column: 'Post', field: 'jobName' },
  { column: 'Firm', field: 'companyName' },
  { column: 'Town', field: 'location' },
  { column: 'About the work', field: 'description' },
  { column: 'Pay', field: 'ctc' },
];

describe.each(ONE_ENGINE)('imports of the office, $name database', ({ open }) => {
  const portal = testPortal(open, { mailTransport: { send: async () => undefined } });
  let recruiter: TestStaff;

  beforeEach(async () => {
    await portal.database.query('truncate job_postings, imports, import_mappings cascade');
    recruiter ??= await newStaff(portal, ['recruiter']);
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    portal.app.inject({
      method,
      url: `/api/office${path}`,
      headers: { ...recruiter.headers, ...(Buffer.isBuffer(payload) && { 'content-type': FORM_TYPE }) },
      ...(payload && { payload }),
    });
  const read = async (id: string): Promise<OfficeImport> => (await call('GET', `/imports/${id}`)).json().data.import;
  const upload = (rows: readonly string[], more: { id?: string; source?: string; name?: string } = {}) => {
    const { id = randomUUID(), source = 'feed', name = 'jobs.csv' } = more;
    const bytes = Buffer.from(rows.join('\n'));
    return call('POST', '/imports', formBody({ file: { name, bytes }, id, source }));
  };
  const settled = async (id: string): Promise<OfficeImport> => {
    await until(async () => !['checking', 'importing', 'undoing'].includes((await read(id)).state));
    return read(id);
  };
  const uploaded = async (rows: readonly string[], more = {}): Promise<OfficeImport> => {
    const response = await upload([HEAD, ...rows], more);
    expect([response.statusCode, response.body]).toEqual([201, response.body]);
    return response.json().data.import;
  };
  const check = async ({ id, version }: OfficeImport, choices: object = {}): Promise<OfficeImport> => {
    const body = { mapping: MAPPING, closing: 'none', ...choices, version };
    expect((await call('POST', `/imports/${id}/check`, body)).statusCode).toBe(200);
    return settled(id);
  };
  const start = ({ id, version }: OfficeImport, skipsRejected = false) =>
    call('POST', `/imports/${id}/start`, { skipsRejected, version });
  const imported = async (rows: readonly string[], choices: object = {}): Promise<OfficeImport> => {
    const checked = await check(await uploaded(rows), choices);
    expect((await start(checked)).statusCode).toBe(200);
    return settled(checked.id);
  };
  const undo = ({ id, version }: OfficeImport) => call('POST', `/imports/${id}/undo`, { version });
  const stored = () =>
    portal.database.query<{
      id: string;
      reference: string;
      title: string;
      ctc: number;
      state: string;
      version: number;
    }>('select id, reference, job_name as title, ctc, state, version from job_postings order by reference');
  const counts = ({ report }: OfficeImport) =>
    report && [report.added, report.changed, report.unchanged, report.closed, report.rejected];

  test('a file with unknown column names is mapped, checked without a change, and imported', async () => {
    const first = await uploaded([NURSE, CHEF, CLERK]);
    expect(first).toMatchObject({
      state: 'uploaded',
      mapping: { Code: '', Post: 'jobName', Town: 'city', Pay: 'ctc' },
    });
    expect(first.columns[0]).toEqual({ name: 'Code', samples: ['N-1', 'N-2', 'N-3'] });
    const checked = await check(first);
    expect([checked.state, counts(checked), await stored()]).toEqual(['checked', [3, 0, 0, 0, 0], []]);
    expect((await start(checked)).json().data.import).toMatchObject({ state: 'importing' });
    expect(await settled(first.id)).toMatchObject({ state: 'imported', failure: null, canBeUndone: true });
    expect((await stored()).map(({ title }) => title)).toEqual(['Staff Nurse', 'Chef', 'Clerk']);
    expect((await uploaded([NURSE])).mapping).toEqual(
      Object.fromEntries(MAPPING.map(({ column, field }) => [column, field])),
    );
    expect((await call('GET', '/imports')).json().data).toMatchObject({
      sources: ['feed'],
      imports: [{ state: 'uploaded' }, { state: 'imported', createdBy: 'Asha Rao', report: { added: 3 } }],
    });
  });

  test('rejected rows are listed with line, column and reason, can be downloaded, and are skipped on request', async () => {
    const checked = await check(await uploaded([NURSE, 'N-2,,Rose,Mumbai,Cook.,lots']));
    expect(checked.report?.rejections).toEqual([
      { line: 3, field: 'jobName', reason: 'is missing. Fill it in.' },
      { line: 3, field: 'Pay', reason: expect.stringContaining("'lots' is not an amount") },
    ]);
    expect((await call('GET', `/imports/${checked.id}/report`)).body).toContain(
      '"3","jobName","is missing. Fill it in."',
    );
    const rejected = await start(checked);
    expect([rejected.statusCode, rejected.json().message]).toEqual([400, IMPORT_MESSAGES.rejectedRows]);
    await start(checked, true);
    expect(counts(await settled(checked.id))).toEqual([1, 0, 0, 0, 1]);
  });

  test('closing most postings of a source requires a check that allows it', async () => {
    const many = Array.from({ length: 12 }, (_, index) => NURSE.replace('N-1', `M-${index}`));
    await imported(many);
    const checked = await check(await uploaded([NURSE]), { closing: 'missing' });
    expect(checked.report).toMatchObject({ closesTooMany: true, closed: 12 });
    expect((await start(checked)).json().message).toBe(IMPORT_MESSAGES.closesTooMany);
    const allowed = await check(await read(checked.id), { closing: 'most' });
    await start(allowed);
    expect(counts(await settled(allowed.id))).toEqual([1, 0, 0, 12, 0]);
  });

  test('undoing removes or closes added postings, restores changed ones, and keeps later edits', async () => {
    await imported([NURSE, CHEF, CLERK]);
    const before = await stored();
    const one = await imported(
      [
        NURSE.replace('5 LPA', '9 LPA'),
        CHEF.replace('6 LPA', '9 LPA'),
        'N-4,Driver,Rose,Pune,Drive.,2 LPA',
        'N-5,Guard,Rose,Pune,Guard.,2 LPA',
      ],
      { closing: 'most' },
    );
    expect(counts(one)).toEqual([2, 2, 0, 1, 0]);
    const [, chef, , , guard] = await stored();
    const { email, headers } = await newJobseeker(portal.app);
    const payload = { email, jobPostingId: guard!.id };
    expect((await portal.app.inject({ method: 'POST', url: '/api/job/apply', headers, payload })).statusCode).toBe(201);
    const { posting } = (await call('GET', `/postings/${chef!.id}`)).json().data;
    const edit = { state: 'closed', version: posting.version };
    expect((await call('PUT', `/postings/${chef!.id}/state`, edit)).statusCode).toBe(200);

    const report = { removed: 1, closed: 1, restored: 2, left: 1 };
    const kept = [{ id: chef!.id, title: 'Chef', reason: 'edited' }];
    expect((await call('GET', `/imports/${one.id}/undo`)).json().data.undo).toEqual({ ...report, kept });
    expect((await undo(one)).statusCode).toBe(200);
    const undone = await settled(one.id);
    expect(undone).toMatchObject({ state: 'undone', undoneBy: 'Asha Rao', undoReport: { ...report, kept } });
    expect((await stored()).map(({ reference, ctc, state }) => [reference, ctc, state])).toEqual([
      ['N-1', before[0]!.ctc, 'published'],
      ['N-2', 9, 'closed'],
      ['N-3', before[2]!.ctc, 'published'],
      ['N-5', 2, 'closed'],
    ]);
    expect([(await undo(one)).statusCode, (await undo(undone)).json().message]).toEqual([
      409,
      IMPORT_MESSAGES.impossible,
    ]);
    const [entry] = await portal.database.query('select action, after from audit_log order by number desc limit 1');
    expect(entry).toEqual({ action: 'import.undone', after: report });
  });

  test('changes of a later import are kept until that is undone, and imports of the command can be undone too', async () => {
    const path = join(tmpdir(), `${randomUUID()}.csv`);
    await writeFile(path, ['ref,title,company,location,description', 'N-1,Nurse,Rose,Pune,Care.'].join('\n'));
    const file = await openSourceFile(path, { format: undefined, encoding: undefined });
    const recording = commandRecording(portal.database, { source: 'feed', fileName: 'jobs.csv', format: 'csv' });
    const request = { kind: JOBS_IMPORT, source: 'feed', file, isDryRun: false, isSkippingInvalid: false, recording };
    await importFile(
      portal.database,
      { ...request, closing: 'none' },
      { onError: () => undefined, onProgress: () => undefined, signal: new AbortController().signal },
    );
    await rm(path);
    const command = await read(recording.importId);
    expect(command).toMatchObject({ createdBy: 'Command line', state: 'imported', canBeUndone: true });
    const later = await imported([NURSE]);
    const preview = async () => (await call('GET', `/imports/${command.id}/undo`)).json().data.undo;
    expect(await preview()).toMatchObject({ left: 1, kept: [{ reason: 'later-import' }] });
    await undo(later);
    await settled(later.id);
    expect((await stored())[0]).toMatchObject({ title: 'Nurse' });
    expect(await preview()).toMatchObject({ removed: 1, left: 0 });
    await undo(command);
    expect([(await settled(command.id)).state, await stored()]).toEqual(['undone', []]);
  });

  test('a posting that the office has closed stays closed at the next import', async () => {
    await imported([NURSE, CHEF]);
    const [nurse] = await stored();
    const set = async (state: string) => {
      const { version } = (await stored()).find(({ id }) => id === nurse!.id)!;
      expect((await call('PUT', `/postings/${nurse!.id}/state`, { state, version })).statusCode).toBe(200);
    };
    await set('closed');
    const again = await imported([NURSE.replace('5 LPA', '7 LPA'), CHEF]);
    expect([counts(again), (await stored())[0]]).toEqual([
      [0, 1, 1, 0, 0],
      expect.objectContaining({ ctc: 7, state: 'closed' }),
    ]);
    await set('published');
    expect(counts(await imported([NURSE.replace('5 LPA', '7 LPA'), CHEF]))).toEqual([0, 0, 2, 0, 0]);
    expect((await stored())[0]).toMatchObject({ state: 'published' });
  });

  test('a source has one running import, and an outdated page starts nothing', async () => {
    const [one, other] = [await uploaded([NURSE]), await uploaded([CHEF])];
    await portal.database.query(`update imports set state = 'importing' where id = $1`, [one.id]);
    const body = { mapping: MAPPING, closing: 'none', version: other.version };
    const busy = await call('POST', `/imports/${other.id}/check`, body);
    expect([busy.statusCode, busy.json().message]).toEqual([409, IMPORT_MESSAGES.atWork]);
    await portal.database.query(`update imports set state = 'uploaded' where id = $1`, [one.id]);
    const outdated = await call('POST', `/imports/${other.id}/check`, { ...body, version: 7 });
    expect([outdated.statusCode, outdated.json().message]).toEqual([409, STAFF_MESSAGES.changed]);
    const twice = [...MAPPING.slice(1), { column: 'Code', field: 'jobName' }];
    const wrong = await call('POST', `/imports/${other.id}/check`, { ...body, mapping: twice });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, IMPORT_MESSAGES.twice]);
  });

  test.each([
    ['the content of a spreadsheet', 'jobs.csv PK\u0003\u0004sheet', '422 This is a spreadsheet or a ZIP archive.'],
    ['no rows', `jobs.csv ${HEAD}`, '422 The file holds no records.'],
    ['another type', `jobs.xlsx ${HEAD}`, '415 Unsupported file type. Please upload CSV, JSON, JSONL, or XML.'],
  ])('a file with %s is rejected with a solution', async (_, file, expected) => {
    const [, name = '', content = ''] = /^(\S+) (.*)$/s.exec(file) ?? [];
    const response = await upload([content], { name });
    expect(`${response.statusCode} ${response.json().message}`).toContain(expected);
  });

  test('a file without the required columns fails its check with the reason, and can be mapped again', async () => {
    const first = await uploaded([NURSE]);
    const failed = await check(first, { mapping: MAPPING.map((one) => ({ ...one, field: '' })) });
    expect([failed.state, failed.failure]).toEqual(['failed', expect.stringContaining('has none for jobName')]);
    expect(await check(failed)).toMatchObject({ state: 'checked', failure: null });
  });

  test('the name of a source is short, and an upload can be repeated', async () => {
    expect((await upload([HEAD, NURSE], { source: 'Two words' })).json().details).toEqual([
      { field: 'source', message: IMPORT_MESSAGES.source },
    ]);
    const id = randomUUID();
    const first = await uploaded([NURSE], { id });
    expect(await uploaded([NURSE], { id })).toEqual(first);
    expect((await upload([HEAD, NURSE], { id, source: 'other' })).statusCode).toBe(409);
  });

  test('a large file is imported with progress while the process serves other requests', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) =>
      NURSE.replace('N-1', `M-${index}`).replace('Care.', `Care for patients of ward ${index}. `.repeat(8)),
    );
    const first = await uploaded(rows);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    await start(await check(first));
    const seen = new Set<string>();
    await until(async () => {
      const { state, step, records } = await read(first.id);
      if (records > 0) seen.add(step ?? '');
      return state !== 'importing';
    });
    const done = await read(first.id);
    delay.disable();
    expect([done.state, counts(done)]).toEqual(['imported', [2_000, 0, 0, 0, 0]]);
    // The embedded database has one connection, and stores no progress.
    if (portal.database.isShared) expect([...seen]).not.toEqual([]);
    expect(delay.max / 1e6).toBeLessThan(500);
  });

  test('housekeeping removes files that were not imported, and the data for undoing old imports', async () => {
    const [unfinished, done] = [await uploaded([NURSE]), await imported([CHEF])];
    const imports = oldImportsRepository(portal.database);
    const later = new Date(Date.now() + 60_000);
    expect([await imports.removeUnfinished(later, 10), await imports.removeChanges(later, 10)]).toEqual([1, 1]);
    expect((await call('GET', `/imports/${unfinished.id}`)).statusCode).toBe(404);
    expect(await read(done.id)).toMatchObject({ state: 'imported' });
  });
});
