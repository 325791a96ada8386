import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBootRecord } from '@kadam/shared/remote';
import { compose } from '../operations/compose';
import { loadRelease } from '../registry/releases';
import { createBundlesFolder, liveRelease } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
});
afterEach(() => remove());

const HOST_TEMPLATE = '<title>{{title}}</title>{{head}}{{boot}}{{scripts}}';

const read = (path: string) => readFileSync(join(bundlesFolder, 'pages', path), 'utf8');

describe('a composed document', () => {
  beforeEach(async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/', '/jobs', '/jobs/:jobId', '/mine'] });
  });

  it('has a title and description, with the brand on every page except home', () => {
    expect(read('index.html')).toContain('<title>Title of /</title>');
    expect(read('jobs/index.html')).toContain('<title>Title of /jobs | Kadam</title>');
    expect(read('jobs/index.html')).toContain('<meta name="description" content="About /jobs.">');
    expect(read('not-found.html')).toContain('<title>Page not found | Kadam</title>');
  });

  it('has a canonical URL unless its path has a parameter', () => {
    expect(read('jobs/index.html')).toContain('<link rel="canonical" href="https://kadam.example/jobs">');
    expect(read('jobs/index.html')).toContain('<meta property="og:title" content="Title of /jobs">');
    expect(read('jobs/_/index.html')).not.toContain('canonical');
  });

  it('has a preview picture with an absolute URL on public pages', async () => {
    expect(read('jobs/index.html')).not.toContain('image');
    const assets = { 'preview.jpg': 'preview.0a1b.jpg' };
    await liveRelease(bundlesFolder, ['host', V2], { assets, files: { 'preview.0a1b.jpg': 'picture' } });
    for (const path of ['index.html', 'jobs/index.html', 'jobs/_/index.html']) {
      expect(read(path)).toContain(
        `<meta property="og:image" content="https://kadam.example/bundles/host/${V2}/preview.0a1b.jpg">`,
      );
      expect(read(path)).toContain('<meta name="twitter:card" content="summary_large_image">');
    }
    for (const path of ['mine/index.html', 'not-found.html']) expect(read(path)).not.toMatch(/preview|twitter/);
  });

  it('has escaped structured data', async () => {
    const structuredData = (path: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(path))?.[1] ?? 'null') as unknown;
    expect(structuredData('index.html')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      legalName: 'Kadam Careers Private Limited',
      address: { addressLocality: 'Gurugram', addressRegion: 'Haryana' },
    });
    expect(JSON.stringify(structuredData('index.html'))).not.toMatch(/rating|review/i);
    for (const path of ['jobs/_/index.html', 'mine/index.html', 'not-found.html'])
      expect(structuredData(path)).toBeNull();
    const title = '</script><script>alert("1")</script>';
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'], title });
    expect(structuredData('jobs/index.html')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://kadam.example/' },
        { position: 2, name: title, item: 'https://kadam.example/jobs' },
      ],
    });
  });

  it('has a noscript description unless it is prerendered or filled in by the API', async () => {
    const files = { 'document.html': `${HOST_TEMPLATE}{{summary}}` };
    await liveRelease(bundlesFolder, ['host', V2], { files });
    expect(read('jobs/index.html')).toContain('<h1>Title of /jobs</h1><p>About /jobs.</p>');
    expect(read('not-found.html')).toContain('<h1>Page not found</h1>');
    expect(read('jobs/_/index.html')).not.toContain('<h1>');
  });

  it('excludes member pages and the Not Found document from search engines', () => {
    for (const path of ['mine/index.html', 'not-found.html']) {
      expect(read(path)).toContain('<meta name="robots" content="noindex">');
      expect(read(path)).not.toContain('og:');
    }
    expect(read('jobs/index.html')).not.toContain('robots');
  });

  it('is in the sitemap if it is public', () => {
    expect(JSON.parse(read('public-paths.json'))).toEqual(['/', '/jobs']);
    expect(read('robots.txt').split('\n').slice(0, 3)).toEqual(['User-agent: *', 'Disallow: /api/', 'Disallow: /mine']);
    expect(read('robots.txt')).toContain('Sitemap: https://kadam.example/sitemap.xml');
  });

  it('uses KADAM_PUBLIC_URL', async () => {
    process.env.KADAM_PUBLIC_URL = 'https://jobs.kadam.in/';
    try {
      await compose({ bundlesFolder });
      expect(read('robots.txt')).toContain('Sitemap: https://jobs.kadam.in/sitemap.xml');
      expect(read('jobs/index.html')).toContain('<link rel="canonical" href="https://jobs.kadam.in/jobs">');
      process.env.KADAM_PUBLIC_URL = 'jobs.kadam.in';
      await expect(compose({ bundlesFolder })).rejects.toThrow(
        'KADAM_PUBLIC_URL must look like https://www.example.com',
      );
    } finally {
      delete process.env.KADAM_PUBLIC_URL;
      await compose({ bundlesFolder });
    }
  });

  it('loads the host with its integrity', () => {
    expect(read('jobs/index.html')).toMatch(
      new RegExp(
        `<script src="/bundles/host/${V1}/entry.js" integrity="sha384-[\\w+/]{64}" crossorigin="anonymous" defer fetchpriority="high"></script>`,
      ),
    );
  });

  it('escapes text', async () => {
    const title = '</script><script>alert("1")</script>';
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'], title });
    const document = read('jobs/index.html');
    expect(document).not.toContain('<script>alert');
    const boot = /id="kadam-boot">(.*?)<\/script>/.exec(document)?.[1] ?? '';
    expect(readBootRecord(JSON.parse(boot))?.remotes[0]?.pages[0]?.title).toBe(title);
  });

  it('keeps its file if it is unchanged, and gets a later time otherwise', async () => {
    const times = () =>
      ['jobs/index.html', 'jobs/index.html.br'].map((path) => statSync(join(bundlesFolder, 'pages', path)));
    const before = times();
    await compose({ bundlesFolder });
    expect(times().map(({ ino }) => ino)).toEqual(before.map(({ ino }) => ino));
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/', '/jobs', '/jobs/:jobId', '/mine'] });
    const seconds = (found: ReturnType<typeof times>) => found.map(({ mtimeMs }) => Math.floor(mtimeMs / 1000));
    const [later, earlier] = [seconds(times()), seconds(before)];
    later.forEach((second, index) => expect(second).toBeGreaterThan(earlier[index] ?? 0));
  });
});

describe('a prerendered page', () => {
  it('is in its document with its stylesheet', async () => {
    const prerendered = { './page-0': { markup: 'home.prerendered.html', styles: 'home.1.css' } };
    const files = { 'home.prerendered.html': '<h1>Kadam</h1>', 'home.1.css': 'h1{color:teal}' };
    await liveRelease(bundlesFolder, ['host', V1], {
      files: { 'document.html': '{{head}}{{boot}}{{scripts}}{{page}}{{summary}}' },
    });
    await liveRelease(bundlesFolder, ['marketing', V1], { paths: ['/'], prerendered, files });
    const release = await loadRelease(bundlesFolder, { bundle: 'marketing', version: V1 });
    const document = read('index.html');
    expect(document.match(/<h1>.*?<.h1>/g)).toEqual(['<h1>Kadam</h1>']);
    expect(document).toMatch(
      /<link rel="stylesheet" href="\/bundles\/marketing\/[^/]+\/home\.1\.css" integrity="sha384-/,
    );
    expect(Object.keys(release.files)).not.toContain('home.prerendered.html');
  });
});
