import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPages } from './routes-file';

const folder = mkdtempSync(join(tmpdir(), 'kadam-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'src/pages'), { recursive: true });
writeFileSync(join(folder, 'src/pages/jobs-page.tsx'), '');

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
  return readPages({ bundle: 'jobs', folder, version: '0.1.0' });
};
const withPage = (change: object) => ({ name: 'jobs', pages: [{ ...page, ...change }] });

describe('routes.json', () => {
  it('is read', () => {
    expect(read(withPage({}))).toEqual([page]);
    expect(read(withPage({ path: '/' }))).toHaveLength(1);
    expect(read(withPage({ path: '/jobs/:jobId' }))).toHaveLength(1);
  });

  it.each([
    ['{"name":', /'jobs' was not released\. Its routes\.json: it is not JSON/],
    [{ name: 'jobs' }, /pages must be a list/],
    [{ name: 'jobs', pages: [] }, /it has no page; add one/],
    [{ name: 'other', pages: [] }, /its name is 'other' but its folder says 'jobs'/],
    [withPage({ path: 'jobs' }), /pages\[0\]\.path must begin with \//],
    [withPage({ path: '/jobs/' }), /pages\[0\]\.path must not end with \//],
    [withPage({ path: '/:a/b' }), /only its last part may be a parameter/],
    [withPage({ path: '/_' }), /small letters, digits and dashes/],
    [withPage({ path: '/api/jobs' }), /must not lie under \/api or \/bundles/],
    [withPage({ path: '/bundles' }), /must not lie under \/api or \/bundles/],
    [withPage({ module: 'jobs-page' }), /pages\[0\]\.module must look like/],
    [withPage({ title: '' }), /pages\[0\]\.title must not be empty/],
    [withPage({ chrome: 'some' }), /pages\[0\]\.chrome must be "full" or "none"/],
    [withPage({ access: undefined }), /pages\[0\]\.access must be "public" or "member"/],
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
