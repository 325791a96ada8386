import type { LiveRemote, PageRoute } from '@kadam/shared/remote';
import { withRemotesFromSource } from './site-documents';

const page = (path: string): PageRoute => ({
  path,
  module: './some-page',
  title: 'Some',
  description: 'Some page.',
  chrome: 'full',
  access: 'public',
  prerender: false,
});
const remote = (name: string, version: string, ...paths: string[]): LiveRemote => ({
  name,
  version,
  entry: `/bundles/${name}/${version}/entry.js`,
  integrity: {},
  previous: null,
  pages: paths.map(page),
});

const learning = remote('learning', '1.0.0-a', '/courses');
const boot = {
  format: 1,
  host: '1.0.0-h',
  hostIntegrity: { '/bundles/host/1.0.0-h/main.js': 'sha384-h' },
  remotes: [remote('jobs', '1.0.0-j', '/jobs'), learning],
  trust: { sequence: 7, keys: [] },
};
const hint = (bundle: string) =>
  `<link rel="preload" as="script" href="/bundles/${bundle}/1.0.0/entry.js" integrity="sha384-x" crossorigin="anonymous">`;
const html = `<!doctype html><html><head><title>Jobs | Kadam</title>${hint('host')}${hint('jobs')}</head><body>
<script type="application/json" id="kadam-boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></body></html>`;

const fromSource = remote('jobs', 'dev', '/jobs', '/jobs/new', '/jobs/:jobId');
const changed = (path: string, status = 200) => withRemotesFromSource({ status, html }, path, [fromSource]);
const recordOf = (text: string) =>
  JSON.parse(/kadam-boot">([^<]*)</.exec(text)?.[1] ?? 'null') as { remotes: LiveRemote[]; trust?: unknown };

test('replaces the release of a remote by the one from source', () => {
  const { html: text, status } = changed('/jobs');
  const record = recordOf(text);
  expect(status).toBe(200);
  expect(record).toEqual({ ...boot, trust: undefined, remotes: [learning, fromSource] });
  expect('trust' in record).toBe(false);
});

test('removes preloads of the replaced release only', () => {
  const { html: text } = changed('/jobs');
  expect([text.includes('/bundles/jobs/1.0.0/'), text.includes('/bundles/host/1.0.0/')]).toEqual([false, true]);
});

test('inserts the dev client before every other script', () => {
  expect(changed('/jobs').html.match(/<script[^>]*>/)?.[0]).toBe('<script src="/__dev/client.js" defer>');
});

test.each([
  ['a page that only the source has', '/jobs/new', 200],
  ['a page with a parameter', '/jobs/7', 200],
  ['an unknown path', '/nowhere', 404],
])('%s has the response it would have after its release', (_, path, status) => {
  expect(changed(path, 404).status).toBe(status);
});

test('only inserts the client into a document without a boot record', () => {
  const { html: text } = withRemotesFromSource({ status: 502, html: '<title>Bad gateway</title>' }, '/jobs', [
    fromSource,
  ]);
  expect(text).toMatch(/^<title>Bad gateway<\/title>\s*<script src="\/__dev\/client\.js" defer><\/script>$/);
});
