import { setTimeout as delay } from 'node:timers/promises';
import { createMetrics } from './metrics';
import type { MetricSource, Readings } from './metric-source';

const log = { warn: jest.fn() };
beforeEach(() => log.warn.mockClear());

const source = (read: MetricSource['read'], more: Partial<MetricSource> = {}): MetricSource => ({
  source: 'shelves',
  metrics: {
    kadam_shelf_books: { help: 'Books on a shelf.', labels: ['shelf'] },
    kadam_shelf_age_seconds: { help: 'Age of the oldest shelf.' },
    kadam_shelf_moves_total: { help: 'Moves.', type: 'counter' },
  },
  read,
  ...more,
});

const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));
const ERRORS = 'kadam_scrape_errors_total{source="shelves"}';

test('a scrape has the current values of the sources, in the text format of Prometheus', async () => {
  let readings: Readings = {
    kadam_shelf_books: [
      { labels: { shelf: 'top' }, value: 3 },
      { labels: { shelf: 'low' }, value: 0 },
    ],
    kadam_shelf_age_seconds: 2.5,
    kadam_shelf_moves_total: 7,
  };
  const metrics = createMetrics();
  metrics.add(
    source(() => readings),
    log,
  );
  const first = await metrics.scrape();
  expect(metrics.contentType).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(linesOf(first, 'kadam_shelf')).toEqual([
    'kadam_shelf_books{shelf="top"} 3',
    'kadam_shelf_books{shelf="low"} 0',
    'kadam_shelf_age_seconds 2.5',
    'kadam_shelf_moves_total 7',
  ]);
  expect(first).toContain('# TYPE kadam_shelf_books gauge\n');
  expect(first).toContain('# TYPE kadam_shelf_moves_total counter\n');

  readings = { kadam_shelf_books: [{ labels: { shelf: 'new' }, value: 1 }], kadam_shelf_moves_total: 9 };
  expect(linesOf(await metrics.scrape(), 'kadam_shelf')).toEqual([
    'kadam_shelf_books{shelf="new"} 1',
    'kadam_shelf_moves_total 9',
  ]);
});

test('every scrape has metrics of the process and its event loop', async () => {
  const text = await createMetrics().scrape();
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'process_start_time_seconds',
  ])
    expect(linesOf(text, `${name} `)).toHaveLength(1);
});

test('a failing source is absent and counted, and logged once', async () => {
  let isBroken = false;
  const metrics = createMetrics();
  const read = () => {
    if (isBroken) throw new Error('no shelf');
    return { kadam_shelf_age_seconds: 1 };
  };
  metrics.add(source(read), log);
  expect(linesOf(await metrics.scrape(), ERRORS)).toEqual([`${ERRORS} 0`]);
  isBroken = true;
  await metrics.scrape();
  const text = await metrics.scrape();
  expect(linesOf(text, 'kadam_shelf')).toEqual([]);
  expect(linesOf(text, ERRORS)).toEqual([`${ERRORS} 2`]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  isBroken = false;
  expect(linesOf(await metrics.scrape(), 'kadam_shelf')).toEqual(['kadam_shelf_age_seconds 1']);
});

test('a hanging source is absent after its time limit, and is not read again meanwhile', async () => {
  let finish: (readings: Readings) => void = () => undefined;
  const read = jest.fn(() => new Promise<Readings>((resolve) => (finish = resolve)));
  const metrics = createMetrics({ readMs: 20 });
  metrics.add(source(read), log);
  await metrics.scrape();
  const text = await metrics.scrape();
  expect(linesOf(text, 'kadam_shelf')).toEqual([]);
  expect(linesOf(text, ERRORS)).toEqual([`${ERRORS} 2`]);
  expect(read).toHaveBeenCalledTimes(1);
  const scrape = metrics.scrape();
  finish({ kadam_shelf_age_seconds: 4 });
  expect(linesOf(await scrape, 'kadam_shelf')).toEqual(['kadam_shelf_age_seconds 4']);
});

test('a source that needs a query is read once per cache period', async () => {
  let reads = 0;
  const read = () => ({ kadam_shelf_age_seconds: (reads += 1) });
  const metrics = createMetrics();
  metrics.add(source(read, { maxAgeMs: 50 }), log);
  await metrics.scrape();
  expect(linesOf(await metrics.scrape(), 'kadam_shelf')).toEqual(['kadam_shelf_age_seconds 1']);
  await delay(60);
  expect(linesOf(await metrics.scrape(), 'kadam_shelf')).toEqual(['kadam_shelf_age_seconds 2']);
});
