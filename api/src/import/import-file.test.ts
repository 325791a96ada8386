import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, testDatabase } from '../testing/engines';
import { addPosting } from '../testing/portal';
import { COURSES_IMPORT } from '../modules/learning';
import { type ImportReport, type ImportRequest, importFile, type ImportListener } from './import-file';
import { JOBS_IMPORT } from '../modules/jobs';
import { reportText } from './report-text';
import { openSourceFile } from './source-file';
import { Staging } from './staging.repository';

jest.setTimeout(180_000);

const HEADER = 'ref,title,company,location,description,salary,status,skills';
const NURSE = 'N-1,Staff Nurse,Sanjeevani,Pune,Care.,5 LPA,open,"IV, ICU"';
const CHEF = 'N-2,Chef,Rose,Mumbai,Cook.,6 LPA,open,Fire';
const CLERK = 'N-3,Clerk,Bank,Delhi,Count.,3 LPA,open,Tally';
const fixture = (name: string) => join(__dirname, 'fixtures', name);

describe.each(ENGINES)('importing, $name database', ({ open }) => {
  const opened = testDatabase(open);
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kadam-import-'));
  });
  beforeEach(() => opened.database.query('truncate job_postings, courses cascade'));
  afterAll(() => rm(folder, { recursive: true }));

  interface Asked extends Partial<Omit<ImportRequest, 'file'>> {
    path?: string;
    listener?: Partial<ImportListener>;
  }

  async function run({ path = join(folder, 'rows.csv'), listener, ...more }: Asked = {}) {
    const errors: string[] = [];
    const request: ImportRequest = {
      kind: JOBS_IMPORT,
      source: 'test',
      isDryRun: false,
      isSkippingInvalid: false,
      closing: 'none',
      ...more,
      file: await openSourceFile(path, { format: undefined, encoding: undefined }),
    };
    const report = await importFile(opened.database, request, {
      onError: (sentence) => errors.push(sentence),
      onProgress: () => undefined,
      signal: new AbortController().signal,
      ...listener,
    });
    return { report, errors };
  }

  const file = (...rows: string[]) => writeFile(join(folder, 'rows.csv'), [HEADER, ...rows].join('\n'));
  const stored = (columns = 'reference, job_name, is_active') =>
    opened.database.query<Record<string, unknown>>(
      `select ${columns} from job_postings order by source nulls first, reference`,
    );
  const numbers = ({ changes, rejected }: ImportReport) => [
    changes.added,
    changes.changed,
    changes.unchanged,
    changes.closed,
    rejected,
  ];

  test('new rows are added, different ones changed, equal ones skipped, and rows closed by the file closed', async () => {
    await file(NURSE, CHEF, CLERK);
    expect(numbers((await run()).report)).toEqual([3, 0, 0, 0, 0]);
    const [first] = await stored('id, job_name, skills, ctc, source, is_active, closed_at, created_at');
    expect(first).toMatchObject({
      job_name: 'Staff Nurse',
      skills: ['IV', 'ICU'],
      ctc: 5,
      source: 'test',
      closed_at: null,
    });

    await file(NURSE.replace('5 LPA', '5.5 LPA'), CHEF, CLERK.replace('open', 'closed'), NURSE.replace('N-1', 'N-4'));
    const { report } = await run();
    expect(numbers(report)).toEqual([1, 1, 1, 1, 0]);
    const [nurse, chef, clerk] = await stored('id, created_at, ctc, is_active, closed_at');
    expect(nurse).toMatchObject({ id: first?.id, created_at: first?.created_at, ctc: 5.5, is_active: true });
    expect(chef).toMatchObject({ is_active: true, closed_at: null });
    expect(clerk).toMatchObject({ is_active: false, closed_at: expect.any(Date) });

    await file(CLERK);
    expect(numbers((await run()).report)).toEqual([0, 1, 0, 0, 0]);
    expect((await stored('is_active, closed_at'))[2]).toEqual({ is_active: true, closed_at: null });
  });

  test('a dry run reports the same and changes nothing', async () => {
    await file(NURSE);
    await run();
    await file(NURSE.replace('Pune', 'Nashik'), CHEF);
    const { report } = await run({ isDryRun: true });
    expect(numbers(report)).toEqual([1, 1, 0, 0, 0]);
    expect(await stored('location')).toEqual([{ location: 'Pune' }]);
    expect(reportText(report, { kind: JOBS_IMPORT, source: 'test' })).toBe(
      [
        "jobs of source 'test', read as CSV:",
        '           1 added',
        '           1 changed',
        '           0 unchanged',
        '           0 closed',
        '           0 rejected',
        'This was a dry run: nothing was changed. Repeat it without --dry-run to write this.',
      ].join('\n'),
    );
  });

  test('rows of other sources and our own postings are never changed', async () => {
    await addPosting(opened.database, { job_name: 'Our own' });
    await file(NURSE, CHEF);
    await run({ source: 'other' });
    await file(NURSE.replace('Staff Nurse', 'Ward Nurse'));
    await run({ closing: 'most' });
    expect(await stored('source, job_name, is_active')).toEqual([
      { source: null, job_name: 'Our own', is_active: true },
      { source: 'other', job_name: 'Staff Nurse', is_active: true },
      { source: 'other', job_name: 'Chef', is_active: true },
      { source: 'test', job_name: 'Ward Nurse', is_active: true },
    ]);
  });

  test('postings missing from the file are closed on request, but by default not more than half of them', async () => {
    const many = Array.from({ length: 20 }, (_, index) => NURSE.replace('N-1', `M-${index}`));
    await file(...many);
    await run();
    await file(...many.slice(0, 12));
    expect(numbers((await run({ isDryRun: true })).report)).toEqual([0, 0, 12, 0, 0]);
    expect(numbers((await run({ closing: 'missing' })).report)).toEqual([0, 0, 12, 8, 0]);
    expect((await stored()).filter(({ is_active }) => is_active)).toHaveLength(12);

    await file(CHEF);
    const rejected = await run({ closing: 'missing' });
    expect(rejected.report.outcome).toEqual({ status: 'closes-too-many', open: 12, missing: 12 });
    expect(reportText(rejected.report, { kind: JOBS_IMPORT, source: 'test' })).toContain(
      'Nothing was changed: 12 of 12 open postings of this source are not in the file. If the file is whole, repeat with --close-most.',
    );
    expect(await stored()).toHaveLength(20);
    expect(numbers((await run({ closing: 'most' })).report)).toEqual([1, 0, 0, 12, 0]);
    expect((await stored()).filter(({ is_active }) => is_active)).toEqual([
      { reference: 'N-2', job_name: 'Chef', is_active: true },
    ]);
  });

  test('invalid rows are reported with line, field and solution; valid ones are imported only on request', async () => {
    const messages = [
      'line 3: jobName is missing. Fill it in.',
      "line 4: Salary 'lots' is not an amount we understand. Write it in LPA, such as 12 or 8-12 LPA, or leave it empty.",
      "line 4: Posted Date '31/31/2026' is not a date. Write it as 2026-05-31.",
      'line 6 has 9 values where the first line names 8 columns. Put double quotes around values that hold a separator or a line break, and keep the separators of empty ones.',
      "line 8: Logo 'logo.png' is not the address of a picture. Write its path on this portal, such as /pictures/asha.png, or leave it empty.",
      'line 7: its reference is that of line 2 too. Give each row its own; rows without one are identified by title, company and location.',
    ];
    const rejected = await run({ path: fixture('bad-rows.csv') });
    expect(rejected.errors).toEqual(messages);
    expect(numbers(rejected.report)).toEqual([2, 0, 0, 0, 5]);
    expect(rejected.report.outcome.status).toBe('bad-rows');
    expect(await stored()).toEqual([]);

    const partial = await run({ path: fixture('bad-rows.csv'), isSkippingInvalid: true, closing: 'missing' });
    expect(partial.errors).toEqual(messages);
    expect(partial.report.outcome).toEqual({ status: 'written', isClosingLeftOut: true });
    expect((await stored()).map(({ reference }) => reference)).toEqual(['N-1', 'N-7']);
  });

  test.each([
    ['open-quote.csv', 'The record on line 3 opens a double quote that is never closed.'],
    ['cut-off.json.part', 'The file is not valid JSON at or after line 4.'],
  ])('%s cannot be read to its end, and nothing of it is stored', async (name, message) => {
    await expect(run({ path: fixture(name), isSkippingInvalid: true })).rejects.toThrow(message);
    expect(await stored()).toEqual([]);
  });

  test.each([
    [
      'no column for what is needed',
      'ref,post,town\n1,Chef,Pune\n',
      /^The first line must name the columns, and has none for companyName \(or company_name, company, employer\) and description \(or .*\)\. It reads: ref, post, town\.$/,
    ],
    ['nothing but a first line', `${HEADER}\n`, 'The file holds no records.'],
    ['nothing', '', 'The file is empty.'],
    ['only spaces', ' \n\n', 'The file is empty.'],
    [
      'no jobs in its linked data',
      '{"@context":"https://schema.org","@type":"Organization"}',
      'The file holds no records.',
    ],
  ])('a file with %s is rejected', async (_, content, message) => {
    await writeFile(join(folder, 'rows.csv'), content);
    await expect(run()).rejects.toThrow(message);
  });

  test('an XML feed and linked data are read like tables', async () => {
    expect(numbers((await run({ path: fixture('feed.xml') })).report)).toEqual([1, 0, 0, 0, 0]);
    expect(numbers((await run({ path: fixture('linked-data.json') })).report)).toEqual([1, 0, 0, 0, 0]);
    const rows = await stored('reference, location, job_type, employment_type, ctc, ectc, is_active, description');
    expect(rows).toEqual([
      {
        reference: 'L-1',
        location: 'Remote',
        job_type: 'remote',
        employment_type: 'full_time',
        ctc: 4,
        ectc: 6,
        is_active: false,
        description: 'Advise patients by telephone.',
      },
      {
        reference: 'X-1',
        location: 'Pune, Maharashtra',
        job_type: 'hybrid',
        employment_type: 'part_time',
        ctc: 3.6,
        ectc: 4.8,
        is_active: true,
        description: 'Care for patients.',
      },
    ]);
  });

  test('of many invalid rows the first thousand are listed, and all are counted', async () => {
    const bad = Array.from({ length: 1_100 }, (_, index) => `B-${index},,Rose,Pune,Cook.,,,`);
    for (const rows of [bad, Array<string>(1_100).fill(CHEF)]) {
      await file(...rows, NURSE);
      const { report, errors } = await run({ isDryRun: true });
      expect(errors).toHaveLength(1_001);
      expect(errors.at(-1)).toBe('There are more errors than are listed here; the numbers below count all of them.');
      expect([1_099, 1_100]).toContain(report.rejected);
    }
  });

  test('text of a file cannot control the terminal it is printed on', async () => {
    await writeFile(
      join(folder, 'rows.csv'),
      `ref,title,company,location,description,\u001b(salary,\u001b]0;x\n1,Chef,Rose,Pune,Cook.,\u001b[2Jlots,\n`,
    );
    const { report, errors } = await run();
    expect([...errors, reportText(report, { kind: JOBS_IMPORT, source: 'test' })].join('')).not.toContain('\u001b');
    expect(errors).toEqual([expect.stringContaining("line 2: ·(salary '·[2Jlots' is not an amount")]);
  });

  test('a row without a reference is identified by its title, company and location', async () => {
    const plain = 'title,company,location,description\n';
    await writeFile(join(folder, 'rows.csv'), `${plain}Chef,Rose,Pune,Cook.\n`);
    await run();
    await writeFile(join(folder, 'rows.csv'), `${plain} CHEF ,Rose,pune,Cook well.\nChef,Rose,Delhi,Cook.\n`);
    expect(numbers((await run()).report)).toEqual([1, 1, 0, 0, 0]);
  });

  test('postings without a date keep the order of the file, each with a different time', async () => {
    await file(NURSE, CHEF, CLERK);
    await run();
    const shown = await opened.database.query('select reference from job_postings order by created_at desc');
    expect(shown).toEqual([{ reference: 'N-1' }, { reference: 'N-2' }, { reference: 'N-3' }]);
    expect(await opened.database.query('select count(distinct created_at) as moments from job_postings')).toEqual([
      { moments: 3 },
    ]);
    expect(numbers((await run()).report)).toEqual([0, 0, 3, 0, 0]);
  });

  test('the expiry of a posting is stored, and an external picture is omitted with a note', async () => {
    await writeFile(
      join(folder, 'rows.csv'),
      'ref,title,company,location,description,logo,last date\n1,Chef,Rose,Pune,Cook.,https://example.com/a.png,2099-05-31\n2,Chef,Lily,Pune,Cook.,/pictures/lily.png,\n',
    );
    const { report } = await run();
    expect(await stored('logo_url, valid_through')).toEqual([
      { logo_url: null, valid_through: new Date('2099-05-31T18:30:00Z') },
      { logo_url: '/pictures/lily.png', valid_through: null },
    ]);
    expect(reportText(report, { kind: JOBS_IMPORT, source: 'test' })).toContain(
      'Note: a picture at another address was left out, because pages show pictures of this portal only; put it on the portal and write its path: once, on line 2.',
    );
    expect(numbers((await run()).report)).toEqual([0, 0, 2, 0, 0]);
  });

  test.each(['reading', 'comparing', 'writing'] as const)(
    'stopped while %s, an import leaves nothing and can be repeated',
    async (when) => {
      await file(NURSE, CHEF);
      const stop = new AbortController();
      const onProgress: ImportListener['onProgress'] = (step) => {
        if (step === when) stop.abort();
      };
      await expect(run({ listener: { signal: stop.signal, onProgress } })).rejects.toThrow('aborted');
      expect(await stored()).toEqual([]);
      expect(numbers((await run()).report)).toEqual([2, 0, 0, 0, 0]);
    },
  );

  test('two imports of one source do not run at the same time', async () => {
    // The embedded database has one process, and so one import.
    if (!opened.url) return;
    await file(NURSE);
    await opened.database.transaction(async (tx) => {
      await new Staging(tx, { kind: JOBS_IMPORT, source: 'test' }).begin();
      await expect(run()).rejects.toThrow("Another import of source 'test' is at work. Wait for it, or stop it.");
      expect(numbers((await run({ source: 'other' })).report)).toEqual([1, 0, 0, 0, 0]);
    });
  });

  test('courses are added and changed in the same way', async () => {
    const request = { kind: COURSES_IMPORT, source: 'academy' };
    expect(numbers((await run({ ...request, path: fixture('courses.json') })).report)).toEqual([1, 0, 0, 0, 0]);
    const [course] = await opened.database.query('select * from courses');
    expect(course).toMatchObject({
      name: 'Bookkeeping with Tally',
      category: 'Finance & Accounting',
      genre: 'Finance & Accounting',
      students: 1_200,
      synopsis: 'Keep the books of a small business.',
      full_synopsis: 'Keep the books of a small business.',
      curriculum: ['Vouchers', 'Ledgers', 'Balance sheet'],
      image: null,
      level: 'Beginner',
    });
    const { report, errors } = await run({ ...request, path: fixture('courses.csv'), isSkippingInvalid: true });
    expect(errors).toEqual([
      "line 5: students 'many' is not a whole number from 0 to 100000000. Correct it, or leave it empty.",
    ]);
    expect(numbers(report)).toEqual([0, 1, 0, 0, 1]);
    expect(await opened.database.query('select count(*) as n from courses')).toEqual([{ n: 1 }]);
  });
});
