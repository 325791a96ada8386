import type { OfferedModule, PageRoute, Release } from '@kadam/shared/remote';
import { headTags } from './head';

const release = (bundle: string, more: Partial<Release>): Release => ({
  format: 1,
  bundle,
  version: '1',
  entry: 'entry.js',
  initial: [],
  styles: [],
  exposes: {},
  pages: [],
  shared: {},
  files: {},
  commit: null,
  releasedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const route: PageRoute = {
  path: '/jobs',
  module: './jobs-page',
  title: 'Jobs',
  description: '',
  chrome: 'full',
  access: 'public',
  prerender: false,
};
const offered = (file: string): OfferedModule => ({ version: '1.0.0', exports: ['a'], scripts: [file] });
const host = release('host', {
  offers: {
    events: {},
    tokens: [],
    bootRecord: 1,
    modules: { query: offered('query.js'), axios: offered('axios.js'), react: { version: '19.3.1', exports: ['a'] } },
  },
});
const headFor = (modules: Readonly<Record<string, readonly string[]>>, of = host, access = route.access) => {
  const remote = release('jobs', { uses: { events: {}, tokens: [], bootRecord: 1, modules } });
  const site = { publicUrl: 'https://www.kadam.in', picture: undefined };
  return headTags(of, { route: { ...route, access }, remote }, site);
};
const preloadsIn = (html: string) => [...html.matchAll(/rel="preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
const hintsFor = (...args: Parameters<typeof headFor>) => preloadsIn(headFor(...args));

describe('the preloads of a document', () => {
  const entry = '/bundles/jobs/1/entry.js';

  it('contain lazy singletons from which the remote imports names', () => {
    expect(hintsFor({ query: ['a'], axios: [], react: ['a'] })).toEqual([entry, '/bundles/host/1/query.js']);
    expect(hintsFor({ react: ['a'] })).toEqual([entry]);
  });

  it('are none for the staff: their code is loaded once the host knows them', () => {
    expect(hintsFor({ query: ['a'] }, host, 'staff')).toEqual([]);
  });

  it('contain nothing that an older host has not recorded', () => {
    expect(hintsFor({ query: ['a'] }, release('host', {}))).toEqual([entry]);
  });

  it('of the page are in a template, so that those of the host are fetched before them', () => {
    const html = headFor({}, release('host', { entry: 'main.js', initial: ['main.js', 'framework.js'] }));
    const [before, inside = '', after] = html.split(/<template id="page-preloads">|<\/template>/);
    expect(preloadsIn(before ?? '')).toEqual(['/bundles/host/1/framework.js']);
    expect(preloadsIn(inside)).toEqual([entry]);
    expect(inside.match(/<link [^>]*fetchpriority="low"/g)).toHaveLength(1);
    expect(after).toBe('');
  });
});
