import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBundleRoutes } from './routes-file';

const folder = mkdtempSync(join(tmpdir(), 'kadam-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'src/pages'), { recursive: true });
mkdirSync(join(folder, 'src/extensions'));
writeFileSync(join(folder, 'src/pages/jobs-page.tsx'), '');
writeFileSync(join(folder, 'src/extensions/job-courses.tsx'), '');

const page = {
  path: '/jobs',
  module: './jobs-page',
  title: 'Jobs',
  description: 'All jobs.',
  chrome: 'full',
  access: 'public',
  prerender: false,
};
const read = (content: unknown) => {
  writeFileSync(join(folder, 'routes.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return readBundleRoutes({ bundle: 'jobs', folder, version: '0.1.0' });
};
const link = { place: 'navigation', label: 'Jobs', to: '/jobs', order: 40 };
const withLink = (change: object) => ({ name: 'jobs', links: [{ ...link, ...change }], pages: [page] });
const extension = { slot: 'job.aside', module: './job-courses', order: 10 };
const withExtension = (change: object) => ({
  name: 'jobs',
  extensions: [{ ...extension, ...change }],
  pages: [page],
});
const withPage = (change: object) => ({ name: 'jobs', pages: [{ ...page, ...change }] });

describe('routes.json', () => {
  it('is read', () => {
    expect(read(withPage({}))).toEqual({ pages: [page], links: [] });
    expect(read(withPage({ path: '/' })).pages).toHaveLength(1);
    expect(read(withPage({ path: '/jobs/:jobId' })).pages).toHaveLength(1);
    expect(read(withLink({ to: '/jobs?category=it', audience: 'members' })).links).toEqual([
      { ...link, to: '/jobs?category=it', audience: 'members' },
    ]);
    expect(read(withExtension({})).extensions).toEqual([extension]);
  });

  it.each([
    ['{"name":', /'jobs' was not released\. Its routes\.json: it is not JSON/],
    [{ name: 'jobs' }, /pages must be a list/],
    [{ name: 'jobs', pages: [] }, /it has no page; add one/],
    [{ name: 'other', pages: [] }, /its name is 'other' but its folder says 'jobs'/],
    [withPage({ path: 'jobs' }), /pages\[0\]\.path must begin with \//],
    [withPage({ path: '/jobs/' }), /pages\[0\]\.path must not end with \//],
    [withPage({ path: '/:a/b' }), /only its last part may be a parameter/],
    [withPage({ path: '/_' }), /lowercase letters, digits and dashes/],
    [withPage({ path: '/api/jobs' }), /must not lie under \/api or \/bundles/],
    [withPage({ path: '/bundles' }), /must not lie under \/api or \/bundles/],
    [withPage({ module: 'jobs-page' }), /pages\[0\]\.module must look like/],
    [withPage({ title: '' }), /pages\[0\]\.title must not be empty/],
    [withPage({ chrome: 'some' }), /pages\[0\]\.chrome must be "full" or "none"/],
    [withPage({ access: undefined }), /pages\[0\]\.access must be "public", "member" or "staff"/],
    [withPage({ access: 'staff', prerender: true }), /page '\/jobs' is for the staff, .* set prerender to false/],
    [withLink({ place: 'top' }), /links\[0\]\.place must be one of navigation, drawer, account, footer-categories/],
    [withLink({ label: 'A label that does not fit here' }), /links\[0\]\.label must have at most 24 characters/],
    [withLink({ to: 'https://example.com' }), /links\[0\]\.to must be the path of a page, with an optional query/],
    [withLink({ to: '/courses' }), /links\[0\]\.to is '\/courses', which is none of its pages; link to one of them/],
    [withLink({ order: 'first' }), /links\[0\]\.order must be a whole number/],
    [withLink({ audience: 'office' }), /links\[0\]\.audience must be "members", "visitors" or "staff"/],
    [withLink({ icon: 'star' }), /links\[0\]\.icon must be one of dashboard, person, briefcase/],
    [{ name: 'jobs', links: Array(21).fill(link), pages: [page] }, /links must have at most 20 entries/],
    [withExtension({ slot: 'aside' }), /extensions\[0\]\.slot must be the name of a slot, such as "job\.aside"/],
    [withExtension({ module: 'job-courses' }), /extensions\[0\]\.module must look like/],
    [withExtension({ order: '10' }), /extensions\[0\]\.order must be a whole number/],
    [
      withExtension({ module: './lost' }),
      /extensions\[0\]\.module is '\.\/lost', but src\/extensions\/lost\.tsx does not exist; write that file/,
    ],
    [withExtension({ module: './jobs-page' }), /extensions\[0\]\.module is '\.\/jobs-page', which is a page/],
    [
      { name: 'jobs', extensions: [extension, { ...extension, order: 20 }], pages: [page] },
      /extensions\[1\] repeats module '\.\/job-courses' for slot 'job\.aside'; remove one of them/,
    ],
    [{ name: 'jobs', extensions: Array(6).fill(extension), pages: [page] }, /extensions must have at most 5 entries/],
    [withPage({ module: './lost-page' }), /module '\.\/lost-page', but src\/pages\/lost-page\.tsx does not exist/],
    [{ name: 'jobs', pages: [page, page] }, /two pages have the path '\/jobs'; remove one of them/],
    [
      {
        name: 'jobs',
        pages: [
          { ...page, path: '/jobs/:a' },
          { ...page, path: '/jobs/:b' },
        ],
      },
      /two pages have the path '\/jobs\/:b'/,
    ],
  ])('is rejected with the invalid field: %j', (content, sentence) => {
    expect(() => read(content)).toThrow(sentence);
  });
});
