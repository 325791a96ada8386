import type { LiveRemote } from '@kadam/shared/remote';
import { onCLS, onLCP } from 'web-vitals';
import { measure } from './measuring';
import { record } from './telemetry';

jest.mock('./telemetry', () => ({ record: jest.fn() }));
jest.mock('web-vitals', () => ({
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

const release = (name: string): LiveRemote => ({
  name,
  version: '0.2.0-j',
  entry: `/bundles/${name}/0.2.0-j/entry.1.js`,
  pages: [],
  integrity: {},
  previous: null,
});
const recorded = () => jest.mocked(record).mock.calls.map(([item]) => item);

/** What the browser noted about files. */
function noted(...files: readonly (readonly [path: string, duration: number])[]): void {
  const entries = files.map(([path, duration]) => ({ name: `http://localhost${path}`, duration }));
  const byType = (type: string) => (type === 'resource' ? entries : []);
  performance.getEntriesByType = byType as unknown as Performance['getEntriesByType'];
}

beforeEach(() => jest.mocked(record).mockClear());

test('records each script of the mounted remote once, and no other file', () => {
  noted(
    ['/bundles/jobs/0.2.0-j/entry.1.js', 40],
    ['/bundles/jobs/0.2.0-j/jobs-page.2.js', 80],
    ['/bundles/jobs/0.2.0-j/look.css', 5],
    ['/bundles/learning/0.2.0-j/entry.1.js', 9],
  );
  measure(release('jobs'));
  measure(release('jobs'));
  expect(recorded()).toEqual([
    { kind: 'fetched', bundle: 'jobs', version: '0.2.0-j', part: 'entry', ms: 40 },
    { kind: 'fetched', bundle: 'jobs', version: '0.2.0-j', part: 'page', ms: 80 },
  ]);
});

test('records each web vital once, for the first page of the visit', () => {
  noted();
  measure(release('jobs'));
  measure(release('learning'));
  expect([jest.mocked(onCLS).mock.calls.length, jest.mocked(onLCP).mock.calls.length]).toEqual([1, 1]);
  const [report] = jest.mocked(onCLS).mock.calls[0] ?? [];
  report?.({ name: 'CLS', value: 0.02 } as Parameters<NonNullable<typeof report>>[0]);
  report?.({ name: 'CLS', value: 0.3 } as Parameters<NonNullable<typeof report>>[0]);
  expect(recorded()).toEqual([{ kind: 'vital', bundle: 'jobs', version: '0.2.0-j', name: 'CLS', value: 0.02 }]);
});
