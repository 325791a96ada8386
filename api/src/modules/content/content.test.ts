import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BRAND, BUILT_IN_COMPANY } from '@kadam/shared/contract/brand';
import { CONTENT_MESSAGES, SECTION_DEFINITIONS } from '@kadam/shared/contract/content';
import { CONTENT_ID } from '@kadam/shared/contract/published-content';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { FastifyInstance } from 'fastify';
import { TESTIMONIALS } from '../../testing/content';
import { ONE_ENGINE, type TestDatabase } from '../../testing/engines';
import { buildTestApp } from '../../testing/portal';
import { PRIVACY_SETTINGS } from '../../testing/privacy';
import { newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(120_000);

const { builtIn } = SECTION_DEFINITIONS.company;
const COMPANY = {
  ...builtIn,
  name: 'Rose & Co',
  phone: { label: '+91 20 5550 1234' },
  address: { ...builtIn.address, city: 'Pune', state: 'Maharashtra' },
};

describe.each(ONE_ENGINE)('content, $name database', ({ open }) => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let bundlesFolder: string;
  let editor: TestStaff;

  beforeAll(async () => {
    [opened, bundlesFolder] = await Promise.all([open(), releasedPages()]);
    app = await buildTestApp(opened.database, { config: { bundlesFolder } });
    editor = await newStaff({ app, database: opened.database }, ['content_editor']);
  });
  afterEach(async () => {
    for (const section of ['company', 'testimonials', 'terms'] as const)
      await publish(section, SECTION_DEFINITIONS[section].builtIn, await versionOf(section));
  });
  afterAll(async () => {
    await app.close();
    await opened.remove();
    await rm(bundlesFolder, { recursive: true });
  });

  const get = async (url: string) => (await app.inject({ url: `/api${url}`, headers: editor.headers })).json().data;
  const versionOf = async (section: string): Promise<number> => (await get(`/office/content/${section}`)).version;
  const publish = (section: string, content: object, version: number) => {
    const request = { method: 'PUT', url: `/api/office/content/${section}`, headers: editor.headers } as const;
    return app.inject({ ...request, payload: { content, version } });
  };
  const page = (path: string) => app.inject({ url: `/api/documents/page${path}` });

  test('published content is on its page immediately, with its data, and an older version can be restored', async () => {
    expect((await page('/')).statusCode).toBe(404);
    const published = await publish('testimonials', TESTIMONIALS, 0);
    expect(published.json().data).toMatchObject({ version: 1, isBuiltIn: false, content: TESTIMONIALS });
    expect(await get('/content/testimonials')).toEqual({ content: TESTIMONIALS });
    const { statusCode, body, headers } = await page('/');
    expect([statusCode, headers['x-accel-expires']]).toEqual([200, '10']);
    expect(dataOf(body)).toEqual({ published: ['testimonials'], content: { testimonials: TESTIMONIALS } });
    expect(body).toContain('<main id="prerendered"><p>They called back the same day.</p>');
    const other = (await page('/jobs-of-others')).body;
    expect(dataOf(other)).toEqual({ published: ['testimonials'], content: {} });
    const { content } = await get('/office/content/testimonials/versions/0');
    const restored = (await publish('testimonials', content, 1)).json().data;
    expect(restored).toMatchObject({ version: 2, isBuiltIn: true });
    expect(restored.history.map(({ version, by }: { version: number; by: string }) => [version, by])).toEqual([
      [2, expect.any(String)],
      [1, expect.any(String)],
    ]);
    expect((await page('/')).statusCode).toBe(404);
  });

  test("the company's details are used in mails, titles and structured data, as plain text", async () => {
    const hostile = { ...COMPANY, legalName: '</script><script>alert("$&")</script>' };
    expect((await publish('company', hostile, await versionOf('company'))).statusCode).toBe(200);
    expect(BRAND).toMatchObject({ name: 'Rose & Co', phone: { href: 'tel:+912055501234' }, url: BUILT_IN_COMPANY.url });
    const { body } = await page('/');
    expect(body).toContain('<title>Home | Rose &amp; Co</title>');
    expect(body).toContain('content="Rose &amp; Co in Pune, Maharashtra"');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('"page":"Kadam"');
    expect(body).toContain('"telephone":"+91 20 5550 1234"');
    await publish('company', builtIn, await versionOf('company'));
    expect(BRAND.name).toBe('Kadam');
  });

  test('the script of a release has no access to files or the environment, and its failure changes nothing', async () => {
    await publish('company', COMPANY, await versionOf('company'));
    expect((await page('/')).body).toContain('<i>ERR_ACCESS_DENIED 0</i>');
    await writeFile(join(bundlesFolder, 'marketing/2.0.0/.renderer.cjs'), 'throw new Error("broken")');
    const { statusCode, body } = await page('/broken');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<main id="prerendered"><h1>Kadam</h1></main>')]);
    expect(body).toContain('<title>Home | Rose &amp; Co</title>');
  });

  test('an error names its field, and older content never replaces newer content', async () => {
    const wrong = {
      ...COMPANY,
      name: ' ',
      phone: { label: 'call us' },
      professionalNetwork: { label: 'X', url: 'javascript:alert(1)' },
    };
    const version = await versionOf('company');
    const rejected = await publish('company', wrong, version);
    expect([rejected.statusCode, rejected.json().details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['name', 'phone.label', 'professionalNetwork.url'],
    ]);
    await publish('company', COMPANY, version);
    const outdated = await publish('company', { ...COMPANY, hours: 'Always' }, version);
    expect([outdated.statusCode, outdated.json().message]).toEqual([409, STAFF_MESSAGES.changed]);
    expect((await get('/office/content/company/versions/99')) ?? null).toBeNull();
    const long = {
      testimonials: Array.from({ length: 60 }, () => ({ content: 'a'.repeat(600), name: 'b', role: 'c' })),
    };
    expect((await publish('testimonials', { ...long, more: 'd'.repeat(30_000) }, 2)).statusCode).toBe(400);
  });

  test('a section is sample content until it is replaced, and a recruiter has no content pages', async () => {
    await publish('company', COMPANY, await versionOf('company'));
    const { sections } = await get('/office/content');
    expect(sections.find(({ section }: { section: string }) => section === 'company')).toMatchObject({
      isSample: false,
      isBuiltIn: false,
      changedBy: expect.any(String),
    });
    expect(sections.find(({ section }: { section: string }) => section === 'team')).toEqual({
      section: 'team',
      isSample: true,
      isBuiltIn: true,
      changedAt: null,
      changedBy: null,
    });
    const { findings } = await get('/office/doctor');
    expect(findings[0]).toMatchObject({ place: 'office', section: 'testimonials' });
    expect(JSON.stringify(findings)).toContain('Set KADAM_SMTP_URL');
    expect(JSON.stringify(findings)).not.toContain('Name, address, phone');
    const recruiter = await newStaff({ app, database: opened.database }, ['recruiter']);
    const response = await app.inject({ url: '/api/office/content', headers: recruiter.headers });
    expect(response.statusCode).toBe(403);
  });

  test('a legal text keeps its variables, rejects unknown ones, and requires a date', async () => {
    const builtInTerms = SECTION_DEFINITIONS.terms.builtIn;
    const terms = { ...builtInTerms, lead: 'Rules of {{company}}.', effectiveFrom: '2027-01-01' };
    const wrong = {
      ...terms,
      effectiveFrom: '2027-02-30',
      parts: [{ title: ' ', text: 'Kept for {{resumes period}}.', links: ['Jobs: https://example.in'] }],
    };
    const { details } = (await publish('terms', wrong, 0)).json();
    expect(details).toEqual([
      { field: 'effectiveFrom', message: CONTENT_MESSAGES.day },
      { field: 'parts.0.title', message: 'Please enter the heading.' },
      { field: 'parts.0.text', message: expect.stringMatching(/^There is no variable \{\{resumes period\}\}\./) },
      { field: 'parts.0.links.0', message: CONTENT_MESSAGES.pageLink },
    ]);
    expect((await publish('terms', terms, 0)).statusCode).toBe(200);
    expect(dataOf((await page('/terms')).body)).toEqual({ published: ['terms'], content: { terms } });
    const { sections } = await get('/office/content');
    const isSampleOf = (name: string) => sections.find(({ section }: { section: string }) => section === name).isSample;
    expect([isSampleOf('terms'), isSampleOf('privacy')]).toEqual([false, true]);
  });

  test('saved retention periods are in every document, and in the markup of the privacy page', async () => {
    expect((await page('/privacy')).statusCode).toBe(404);
    const owner = await newStaff({ app, database: opened.database }, ['owner']);
    const request = { method: 'PUT', url: '/api/office/privacy/settings', headers: owner.headers } as const;
    const { version, ...facts } = PRIVACY_SETTINGS;
    expect((await app.inject({ ...request, payload: { ...facts, version } })).statusCode).toBe(200);
    const { body } = await page('/privacy');
    expect(dataOf(body)).toEqual({ published: ['privacyFacts'], content: { privacyFacts: facts } });
    expect(body).toContain('<b>6 months</b>');
    expect(dataOf((await page('/')).body)).toMatchObject({ content: { privacyFacts: facts } });
  });
});

const dataOf = (html: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${CONTENT_ID}">([^<]*)</script>`).exec(html)?.[1] ?? '0');

/** Documents as a publish leaves them, and the script of a release that renders their pages. */
async function releasedPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-content-'));
  const template = await readFile(resolve(__dirname, '../../../../host/public/document.html'), 'utf8');
  const remote = (version: string, path: string) => ({
    name: 'marketing',
    version,
    pages: [{ path, module: './home-page', page: 'Kadam' }],
  });
  const head = `<meta property="og:description" content="Kadam in Gurugram, Haryana"><script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Kadam' })}</script>`;
  const write = async (path: string, version: string) => {
    const boot = JSON.stringify({ format: 1, remotes: [remote(version, path)] });
    const values: Readonly<Record<string, string>> = {
      title: 'Home | Kadam',
      head,
      page: '<h1>Kadam</h1>',
      boot: `<script type="application/json" id="kadam-boot">${boot}</script>`,
    };
    await mkdir(join(folder, 'pages', path), { recursive: true });
    const html = template.replace(/\{\{(.*?)\}\}/g, (_, name: string) => values[name] ?? '');
    await writeFile(join(folder, 'pages', path, 'index.html'), html);
    await mkdir(join(folder, 'marketing', version), { recursive: true });
  };
  await write('/', '1.0.0');
  await write('/broken', '2.0.0');
  await write('/jobs-of-others', '3.0.0');
  await write('/terms', '1.0.0');
  await write('/privacy', '1.0.0');
  await writeFile(join(folder, 'marketing/1.0.0/.renderer.cjs'), RENDERER);
  return folder;
}

const RENDERER = `
let seen;
try { seen = require('node:fs').readFileSync('/etc/hostname', 'utf8'); } catch (error) { seen = error.code; }
exports.render = () => ({
  markup: '<p>' + (kadamContent.content.testimonials?.testimonials[0].content ?? '') + '</p><i>' + seen + ' ' +
    Object.keys(process.env).length + '</i><b>' + kadamContent.content.privacyFacts?.retention.resumes + ' months</b>',
});`;
