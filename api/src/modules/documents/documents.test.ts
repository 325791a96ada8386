import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import type { FastifyInstance } from 'fastify';
import { limitsFor } from '../../limits';
import { readXml } from '../../import/readers/xml-reader';
import { addBatch } from '../../testing/courses';
import { ONE_ENGINE, type TestDatabase } from '../../testing/engines';
import { addImage } from '../../testing/images';
import { addCourse, addPosting, buildTestApp } from '../../testing/portal';

async function readAll(xml: string): Promise<Record<string, unknown>[]> {
  const bytes = Readable.from([Buffer.from(xml)]) as AsyncIterable<Buffer>;
  const records: Record<string, unknown>[] = [];
  for await (const { fields } of readXml(bytes)) records.push(fields);
  return records;
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const ORIGIN = 'https://portal.example';
const HOSTILE = '</script><script>alert("$&")</script>';

describe.each(ONE_ENGINE)('documents, $name database', ({ open }) => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let bundlesFolder: string;

  beforeAll(async () => {
    [opened, bundlesFolder] = await Promise.all([open(), publishedDocuments()]);
    app = await buildTestApp(opened.database, { config: { publicUrl: ORIGIN, bundlesFolder } });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await opened.remove();
    await rm(bundlesFolder, { recursive: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: linkType } = await app.inject({ url: `/api/documents/${path}`, headers });
    return { status: statusCode, html: body, headers: linkType };
  };

  test('a job is described in title, preview, structured data and readable text', async () => {
    const id = await addPosting(opened.database, { ctc: 12.5, job_type: 'remote' });
    const { status, html, headers } = await get(`jobs/${id}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('<title>Staff Nurse at Sanjeevani Care | Kadam</title>');
    expect(html.match(/<title>|name="description"|property="og:title"|property="og:description"/g)).toHaveLength(4);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/jobs/${id}">`);
    expect(html).toMatch(
      /<main id="prerendered"><article[^]*<h1>Staff Nurse<\/h1>[^]*<p>Care for patients[^]*<\/article><\/main>/,
    );
    expect(blocks(html, 'application/ld+json')).toEqual([
      expect.objectContaining({
        '@type': 'JobPosting',
        title: 'Staff Nurse',
        employmentType: 'FULL_TIME',
        jobLocationType: 'TELECOMMUTE',
        hiringOrganization: { '@type': 'Organization', name: 'Sanjeevani Care' },
        baseSalary: expect.objectContaining({ currency: 'INR', value: expect.objectContaining({ value: 1_250_000 }) }),
        url: `${ORIGIN}/jobs/${id}`,
      }),
    ]);
    expect(blocks(html, `application/json" id="${PAGE_DATA_ID}`)).toEqual([
      { jobPosting: expect.objectContaining({ id, jobName: 'Staff Nurse' }) },
    ]);
  });

  test('an unknown job and a draft are 404, a closed job is 410, and none is indexed', async () => {
    const closed = await addPosting(opened.database, { is_active: false });
    const draft = await addPosting(opened.database, { state: 'draft' });
    for (const [id, status, words] of [
      [UNKNOWN_ID, 404, 'There is no job at this address.'],
      ['no-id', 404, 'There is no job at this address.'],
      [draft, 404, 'There is no job at this address.'],
      [closed, 410, 'This job is closed.'],
    ] as const) {
      const response = await get(`jobs/${id}`);
      expect({ id, status: response.status }).toEqual({ id, status });
      expect(response.html).toContain(words);
      expect(response.html).toContain('<meta name="robots" content="noindex">');
      expect(response.html).not.toMatch(/canonical|ld\+json/);
    }
  });

  test('a company is described with its open jobs and linked from them, and a former URL is redirected', async () => {
    const id = await addPosting(opened.database, { company_name: `Deccan ${HOSTILE}` });
    const draft = await addPosting(opened.database, { company_name: 'Secret Works', state: 'draft' });
    const logo = await addImage(opened.database);
    const [{ slug }] = (await opened.database.query<{ slug: string }>(
      `update employers set description = $2, website = $3, logo_id = $4
       where id = (select employer_id from job_postings where id = $1) returning slug`,
      [id, 'Yarn since 1920.', 'https://deccan.example/', logo],
    )) as [{ slug: string }];
    const job = await get(`jobs/${id}`);
    expect(job.html).toContain(`<a href="/companies/${slug}">`);
    const logoUrl = `${ORIGIN}/api/images/${logo}/2x.webp`;
    expect(blocks(job.html, 'application/ld+json')).toMatchObject([{ hiringOrganization: { logo: logoUrl } }]);
    const { status, html } = await get(`companies/${slug}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/companies/${slug}">`);
    expect(html).toContain(`<li><a href="/jobs/${id}">Staff Nurse</a>, Pune, Maharashtra</li>`);
    expect(blocks(html, 'application/ld+json')).toEqual([
      expect.objectContaining({
        '@type': 'Organization',
        name: `Deccan ${HOSTILE}`,
        description: 'Yarn since 1920.',
        sameAs: 'https://deccan.example/',
        logo: logoUrl,
      }),
    ]);
    expect((await get('sitemap.xml')).html).toContain(`<loc>${ORIGIN}/companies/${slug}</loc>`);
    await opened.database.query("update employers set name = 'Deccan Looms' where slug = $1", [slug]);
    const moved = await get(`companies/${slug}`);
    expect([moved.status, moved.headers.location]).toEqual([301, '/companies/deccan-looms']);
    for (const unknown of ['nobody', 'secret-works', draft]) {
      const missing = await get(`companies/${unknown}`);
      expect([missing.status, missing.html.includes('<meta name="robots" content="noindex">')]).toEqual([404, true]);
    }
  });

  test('a course is described without its rating and number of students, which are the same for all', async () => {
    const id = await addCourse(opened.database);
    const { status, html } = await get(`courses/${id}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>Bookkeeping with Tally | Kadam</title>');
    expect(html).toContain('<li>Ledgers</li>');
    const [data] = blocks(html, 'application/ld+json');
    expect(data).toMatchObject({ '@type': 'Course', provider: { name: 'Sahyadri Institute' } });
    expect(JSON.stringify(data)).not.toMatch(/rating|1200|students/i);
    expect(data).not.toHaveProperty('hasCourseInstance');
    expect((await get(`courses/${UNKNOWN_ID}`)).status).toBe(404);
  });

  test('a course has its open batches, with seats and fee, in the text, as data and for search engines', async () => {
    const courseId = await addCourse(opened.database);
    await addBatch(opened.database, { courseId, state: 'draft', instructor: 'Of a draft' });
    await addBatch(opened.database, { courseId, seats: 1 });
    const { html } = await get(`courses/${courseId}`);
    expect(html).toContain(
      '<li>2099-01-12 to 2099-03-27; Mon to Fri, 6 pm to 8 pm; 12 Park Street, Pune; English, Marathi; ₹18,500; 1 seat left</li>',
    );
    expect(html).not.toContain('Of a draft');
    expect(html).toContain('"free":1');
    const [data] = blocks(html, 'application/ld+json');
    expect(data).toMatchObject({
      hasCourseInstance: [
        {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          startDate: '2099-01-12',
          location: { name: '12 Park Street, Pune' },
          instructor: { name: 'Meera Joshi' },
          offers: { price: 18_500, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
        },
      ],
    });
  });

  test('user input is plain text', async () => {
    const id = await addPosting(opened.database, { job_name: HOSTILE, description: `${HOSTILE}\n\nSecond` });
    const { html } = await get(`jobs/${id}`);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)');
    expect(blocks(html, 'application/ld+json')).toMatchObject([{ title: HOSTILE }]);
  });

  test('a cached document is revalidated with 304', async () => {
    const id = await addPosting(opened.database);
    const first = await get(`jobs/${id}`);
    expect((await get(`jobs/${id}`, { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  });

  test('a visitor of a canary gets the document of its releases, and the live one once it has ended', async () => {
    const id = await addPosting(opened.database);
    const folder = join(bundlesFolder, 'pages/.canary');
    await cp(join(bundlesFolder, 'pages/jobs'), join(folder, 'jobs'), { recursive: true });
    const file = join(folder, 'jobs/_/index.html');
    await writeFile(file, (await readFile(file, 'utf8')).replace('</body>', 'of the canary</body>'));
    expect((await get(`jobs/${id}?cohort=canary`)).html).toMatch(/Staff Nurse[^]*of the canary/);
    expect((await get(`jobs/${id}`)).html).not.toContain('of the canary');
    await rm(folder, { recursive: true });
    expect(await get(`jobs/${id}?cohort=canary`)).toMatchObject({
      status: 200,
      html: expect.stringContaining('Staff Nurse') as string,
    });
  });

  test('the job search lists the newest jobs for readers without scripts', async () => {
    await opened.database.query('truncate job_postings cascade');
    const shown = await addPosting(opened.database, { job_name: HOSTILE, ctc: 12.5 });
    await addPosting(opened.database, { is_active: false, job_name: 'Closed job' });
    const { status, html, headers } = await get('jobs');
    expect([status, headers['x-accel-expires']]).toEqual([200, '10']);
    expect(html).toMatch(/<main id="prerendered"><\/main>\s*<noscript>\s*<div class="document-text"><h1>Jobs<\/h1>/);
    expect(html).toContain('All open positions, the newest first.');
    expect(html).toContain(`<li><a href="/jobs/${shown}">&lt;/script&gt;`);
    expect(html).toContain('12.5 LPA');
    expect(html).not.toMatch(/Closed job|<script>alert/);
  });

  test('the sitemap lists public pages, courses and open jobs', async () => {
    const open = await addPosting(opened.database);
    const others = [{ is_active: false }, { state: 'draft' }];
    const hidden = await Promise.all(others.map((fields) => addPosting(opened.database, fields)));
    const course = await addCourse(opened.database);
    hidden.push(await addCourse(opened.database, { is_hidden: true }));
    const { html, headers } = await get('sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    for (const path of ['/about', `/courses/${course}`, `/jobs/${open}`])
      expect(html).toContain(`<loc>${ORIGIN}${path}</loc>`);
    for (const id of hidden) expect(html).not.toContain(id);
    for (const none of ['sitemap-2.xml', 'sitemap-0.xml'])
      expect({ none, status: (await get(none)).status }).toEqual({ none, status: 404 });
  });

  test('a posting without a required property has no structured data and is in no feed', async () => {
    await opened.database.query('truncate job_postings cascade');
    const remote = await addPosting(opened.database, { job_name: 'From home', location: '', job_type: 'remote' });
    const nowhere = await addPosting(opened.database, { job_name: 'Somewhere', location: ' ' });
    const whole = await addPosting(opened.database, { valid_through: new Date('2099-12-31T18:29:59Z') });
    const data = async (id: string) => blocks((await get(`jobs/${id}`)).html, 'application/ld+json');
    expect(await data(nowhere)).toEqual([]);
    expect(await data(remote)).toEqual([expect.not.objectContaining({ jobLocation: expect.anything() as unknown })]);
    expect(await data(whole)).toEqual([
      expect.objectContaining({
        validThrough: '2099-12-31T18:29:59.000Z',
        jobLocation: expect.objectContaining({
          address: expect.objectContaining({ addressLocality: 'Pune', addressRegion: 'Maharashtra' }) as unknown,
        }) as unknown,
      }),
    ]);
    for (const feed of ['feeds/jobs.rss', 'feeds/jobs.xml']) {
      const { html } = await get(feed);
      expect([remote, nowhere, whole].map((id) => html.includes(id))).toEqual([true, false, true]);
    }
  });

  test('the feed for other job sites has every open posting once, and our own import reads it', async () => {
    await opened.database.query('truncate job_postings cascade');
    const text = `5 > 3 & ]]> ${HOSTILE} ₹ \u0007`;
    const id = await addPosting(opened.database, { job_name: text, description: 'First\n\nSecond', ctc: 12.5 });
    const closed = await addPosting(opened.database, { is_active: false });
    await opened.database.query(
      `insert into job_postings (id, job_name, company_name, location, employment_type, job_type, experience_level, description, created_at)
       select gen_random_uuid(), 'Clerk ' || number, 'Sanjeevani Care', 'Pune', 'part_time', 'hybrid', 'fresher', 'Files.', now()
       from generate_series(1, 1100) as number`,
    );
    const { html, headers } = await get('feeds/jobs.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(html).not.toContain(closed);
    const records = await readAll(html);
    const titles = records.map(({ title }) => title);
    expect(new Set(titles).size).toBe(1_101);
    expect(titles).toHaveLength(1_101);
    expect(records.find(({ referencenumber }) => referencenumber === id)).toMatchObject({
      title: text.replace(' \u0007', ''),
      url: `${ORIGIN}/jobs/${id}`,
      city: 'Pune',
      state: 'Maharashtra',
      country: 'IN',
      salary: '₹12,50,000 per year',
      jobtype: 'fulltime',
    });
  });

  test('one network address can request the feed of all postings twelve times an hour', async () => {
    await opened.database.query('truncate job_postings cascade');
    const strict = await buildTestApp(opened.database, { limits: limitsFor(1), config: { bundlesFolder } });
    const statuses: number[] = [];
    for (let time = 0; time < 13; time += 1)
      statuses.push((await strict.inject('/api/documents/feeds/jobs.xml')).statusCode);
    await strict.close();
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429]);
  });

  test('the job list links to the feed of the newest fifty jobs', async () => {
    for (let count = 0; count < 51; count += 1) await addPosting(opened.database);
    const { html, headers } = await get('feeds/jobs.rss');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(html.match(/<item>/g)).toHaveLength(50);
    expect(html).toContain(`<atom:link href="${ORIGIN}/feeds/jobs.rss" rel="self" type="application/rss+xml"/>`);
    expect((await get('jobs')).html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*><\/head>/);
  });

  test('the OpenAPI document is served, and leaves documents out', async () => {
    const { statusCode, body } = await app.inject('/api/openapi.json');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('/api/documents/');
  });

  test('before anything is published the response is 503', async () => {
    const id = await addPosting(opened.database);
    await rm(join(bundlesFolder, 'pages/jobs'), { recursive: true });
    expect((await get(`jobs/${id}`)).status).toBe(503);
  });
});

/** The JSON of the blocks whose type begins so. */
const blocks = (html: string, type: string): unknown[] =>
  [...html.matchAll(/<script type="([^>]*)">([^]*?)<\/script>/g)]
    .filter(([, linkType]) => linkType === type)
    .map(([, , json = '']) => JSON.parse(json) as unknown);

/** Documents as a publish leaves them, made from the host's own template. */
async function publishedDocuments(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-documents-'));
  const template = await readFile(resolve(__dirname, '../../../../host/public/document.html'), 'utf8');
  const preview = '<meta property="og:title" content="Job"><meta property="og:description" content="A job.">';
  const document = template.replace('{{head}}', preview).replace(/\{\{.*?\}\}/g, '');
  for (const route of ['jobs', 'courses', 'companies']) {
    await mkdir(join(folder, 'pages', route, '_'), { recursive: true });
    await writeFile(join(folder, 'pages', route, '_', 'index.html'), document);
  }
  const list = template
    .replace('{{summary}}', '<div class="document-text"><h1>Jobs</h1><p>Search jobs.</p></div>')
    .replace(/\{\{.*?\}\}/g, '');
  await writeFile(join(folder, 'pages/jobs/index.html'), list);
  await writeFile(join(folder, 'pages/public-paths.json'), '["/","/about"]');
  return folder;
}
