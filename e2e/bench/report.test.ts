import type { FirstPage } from './first-page';
import type { Measured } from './measured';
import { benchReport } from './report';

const page = (largestPaint: number): FirstPage => ({
  largestPaint,
  contentAt: 2000,
  roundTrips: 1,
  scriptBytes: 131_072,
  allBytes: 190_000,
});
const went = { scripts: [], remoteBytes: 40_960, allBytes: 61_440, fetchedAgain: [] };
const job = '/jobs/5a3c8c1e-0d1f-4c55-9d6a-0a8f6f1f2b3c';

const measured: Measured = {
  firstPage: {
    federated: [page(900), page(1000), page(1100)],
    single: [page(2500), page(2600), page(2500)],
    prerendered: [page(800)],
  },
  firstVisit: { federated: [page(1750)], single: [page(2500)], prerendered: [page(1500)] },
  firstResponse: { federated: [2200], single: [2000], prerendered: [2000] },
  nextPage: { federated: [100], single: [100], prerendered: [100] },
  goingOn: { federated: went, single: went, prerendered: went },
  copies: { react: 1, zustand: 1 },
  shifts: [
    { path: '/', width: 360, shift: 0 },
    { path: job, width: 360, shift: 0.061 },
  ],
  typing: [...Array<number>(94).fill(41), 49, 60, 60, 60, 60, 60],
};
const lab = { runs: 3, servedBy: 'nginx and PostgreSQL', cores: 2, node: '20.19.0', chromium: '150' };
const verdictOf = (bar: string) => benchReport(measured, lab).rows.find((row) => row.bar.startsWith(bar));

test('a ratio compares medians with limit and target', () => {
  expect(verdictOf('largest contentful paint of `/` ÷')).toMatchObject({ measured: '0.40', verdict: 'aim met' });
  expect(verdictOf('the same ÷ one bundle, prerendered')).toMatchObject({ measured: '1.25', verdict: 'aim missed' });
  expect(verdictOf('largest contentful paint behind')).toMatchObject({ measured: '0.70', verdict: 'floor missed' });
  expect(verdictOf('time until')).toMatchObject({ measured: '1.10', verdict: 'floor met' });
  expect(verdictOf('brotli')).toMatchObject({ measured: '1.00', verdict: 'aim met' });
  expect(verdictOf('entry and page')).toMatchObject({ measured: '40.0 KiB', verdict: 'aim missed' });
  expect(verdictOf('a key to its letter')).toMatchObject({ measured: '49 ms', verdict: 'aim met' });
  expect(verdictOf('most layout shift')).toMatchObject({ measured: '0.061', verdict: 'floor missed' });
});

test('the page describes the method and layout shifts, without the name of a job', () => {
  const text = benchReport(measured, lab).page('# Benchmarks\n');
  expect(text).toContain('nginx and PostgreSQL and measured by turns, 3 times each');
  expect(text).toContain('| `/jobs/…` | 360 px | 0.061 |');
  expect(text).toContain('| largest paint | 1000 ms ± 5 % | 2500 ms ± 2 % | 800 ms ± 0 % |');
});
