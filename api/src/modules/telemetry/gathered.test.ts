import type { TelemetryItem } from '@kadam/shared/contract/telemetry';
import { addAll, gather, nothingGathered } from './gathered';

const AT = { at: new Date('2026-11-22T10:17:00Z'), client: 'c', network: 'n' };
const failedAt = (at: string): TelemetryItem => ({
  kind: 'failed',
  bundle: 'jobs',
  version: '0.1.0-aaaaaaaa',
  phase: 'run',
  name: 'TypeError',
  at,
});

test('memory is limited for any number of different reports, and known ones still count', () => {
  const gathered = nothingGathered();
  for (let line = 0; line < 6_000; line += 1) gather(gathered, failedAt(`page.js:${line}`), AT);
  gather(gathered, failedAt('page.js:0'), AT);
  expect(gathered.problems.size).toBe(5_000);
  expect(gathered.problems.values().next().value).toMatchObject({ place: 'page.js:0', count: 2 });
});

test('counts that could not be written are added to later ones', () => {
  const [before, meanwhile] = [nothingGathered(), nothingGathered()];
  gather(before, failedAt('page.js:1'), AT);
  gather(meanwhile, { kind: 'stood', bundle: 'jobs', version: '0.1.0-aaaaaaaa', loadMs: 10, mountMs: 1 }, AT);
  gather(meanwhile, failedAt('page.js:1'), AT);
  addAll(meanwhile, before);
  expect([...meanwhile.visits.values()]).toMatchObject([{ failed: true, slot: '2026-11-22T10:10:00.000Z' }]);
  expect([...meanwhile.problems.values()]).toMatchObject([{ count: 2 }]);
  expect([...meanwhile.counts.values()].map(({ measure }) => measure)).toEqual(['load', 'mount']);
});
