import type { LiveRemote } from '@kadam/shared/remote';
import type { reportMounted } from './measured-visit';

const RELEASE: LiveRemote = {
  name: 'jobs',
  version: '0.2.0-j',
  entry: '/bundles/jobs/0.2.0-j/entry.js',
  pages: [],
  integrity: {},
  previous: null,
};
const TIMES = { loadMs: 120, mountMs: 8 };
const mockRecord = jest.fn();
const mockMeasure = jest.fn();
jest.mock('./telemetry', () => ({ record: mockRecord }));
jest.mock('./measuring', () => ({ measure: mockMeasure }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  mockRecord.mockClear();
  mockMeasure.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A visit that draws this lot. */
function visit(lot: number) {
  jest.spyOn(Math, 'random').mockReturnValue(lot);
  return jest.requireActual<{ reportMounted: typeof reportMounted }>('./measured-visit').reportMounted;
}

test('a timed visit reports times and loads the measuring code once the page is idle', async () => {
  const reportMounted = visit(0);
  reportMounted(RELEASE, '0.2.0-h', TIMES);
  expect(mockRecord).toHaveBeenCalledWith({ kind: 'stood', bundle: 'jobs', version: '0.2.0-j', ...TIMES });
  await jest.advanceTimersByTimeAsync(1_900);
  expect(mockMeasure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(mockMeasure).toHaveBeenCalledWith(RELEASE);
});

test('any other visit reports each mounted page, and the host once', async () => {
  const reportMounted = visit(0.99);
  reportMounted(RELEASE, '0.2.0-h', TIMES);
  await jest.advanceTimersByTimeAsync(10_000);
  reportMounted(RELEASE, '0.2.0-h', TIMES);
  const page = { kind: 'stood', bundle: 'jobs', version: '0.2.0-j' };
  expect(mockRecord.mock.calls).toEqual([[{ kind: 'stood', bundle: 'host', version: '0.2.0-h' }], [page], [page]]);
  expect(mockMeasure).not.toHaveBeenCalled();
});

test('with data saving no web vitals are measured', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const reportMounted = visit(0);
  reportMounted(RELEASE, '0.2.0-h', TIMES);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(mockRecord).toHaveBeenCalledTimes(2);
  expect(mockMeasure).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
