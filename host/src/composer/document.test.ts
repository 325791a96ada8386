import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { documentWriter } from './document';

const release: Release = {
  format: 1,
  bundle: 'host',
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
};
const template = readFileSync(join(__dirname, '../../public/document.html'), 'utf8');

const write = (host: Release) => documentWriter({ host: { release: host, assets: {}, template }, remotes: [] })(null);

const telemetryOfDocument = () => /<script [^>]*data-telemetry="([^"]*)"/.exec(write(release))?.[1];

afterEach(() => Reflect.deleteProperty(globalThis, 'KADAM_API_BASE'));

test("the first script has the URL for reports on the portal's own origin", () => {
  expect(telemetryOfDocument()).toBe('/api/telemetry');
});

test('the first script has the URL for reports of an API at another origin', () => {
  Reflect.set(globalThis, 'KADAM_API_BASE', 'https://api.example/v1');
  expect(telemetryOfDocument()).toBe('https://api.example/v1/telemetry');
});

test("the host's entry is requested before the other scripts", () => {
  const text = write({ ...release, initial: ['entry.js', 'framework.js', 'renderer.js'] });
  const scripts = [...text.matchAll(/(?:src|href)="\/bundles\/host\/1\/([a-z]+)\.js"/g)].map(([, name]) => name);
  expect(scripts).toEqual(['entry', 'framework', 'renderer']);
});
