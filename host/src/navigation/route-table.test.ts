import type { BootRecord, PageRoute } from '@kadam/shared/remote';
import { createRouteTable, documentTitle, findRoute } from './route-table';

const page = (path: string, title: string): PageRoute => ({
  path,
  title,
  module: './page',
  description: '',
  chrome: 'full',
  access: 'public',
  prerender: false,
});
const remote = (name: string, pages: PageRoute[]): BootRecord['remotes'][number] => ({
  name,
  pages,
  version: '1',
  entry: '',
  integrity: {},
  previous: null,
});
const routes = createRouteTable({
  format: 1,
  host: 'h',
  hostIntegrity: {},
  remotes: [
    remote('jobs', [page('/jobs/:jobId', 'Job'), page('/jobs/saved', 'Saved'), page('/jobs', 'Jobs')]),
    remote('marketing', [page('/', 'Kadam: every step')]),
  ],
});

test.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/', '/jobs'],
  ['/jobs/7', '/jobs/:jobId'],
  ['/jobs/saved', '/jobs/saved'],
  ['/jobs/7/more', undefined],
  ['/Jobs', undefined],
  ['//jobs', undefined],
  ['/jobs//7', undefined],
  ['/nowhere', undefined],
])('%s matches %s', (pathname, path) => {
  expect(findRoute(routes, pathname)?.path).toBe(path);
});

test('titles end with the brand, except that of the home page', () => {
  expect(documentTitle(findRoute(routes, '/jobs'))).toBe('Jobs | Kadam');
  expect(documentTitle(findRoute(routes, '/'))).toBe('Kadam: every step');
  expect(documentTitle(undefined)).toBe('Page not found | Kadam');
});
