import type { LiveRemote } from '@kadam/shared/remote';
import type { tellStood } from './measured-visit';

const RELEASE: LiveRemote = {
  ...{ name: 'jobs', version: '0.2.0-j', entry: '/bundles/jobs/0.2.0-j/entry.js' },
  ...{ pages: [], integrity: {}, previous: null },
};
const STANDING = { loadMs: 120, mountMs: 8 };
const mockTell = jest.fn();
const mockMeasure = jest.fn();
jest.mock('./telemetry', () => ({ tell: mockTell }));
jest.mock('./measuring', () => ({ measure: mockMeasure }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  mockTell.mockClear();
  mockMeasure.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A visit that draws this lot. */
function visit(lot: number) {
  jest.spyOn(Math, 'random').mockReturnValue(lot);
  return jest.requireActual<{ tellStood: typeof tellStood }>('./measured-visit').tellStood;
}

test('of a measured visit times are told, and what measures comes once the page is quiet', async () => {
  const told = visit(0);
  told(RELEASE, '0.2.0-h', STANDING);
  expect(mockTell).toHaveBeenCalledWith({ kind: 'stood', bundle: 'jobs', version: '0.2.0-j', ...STANDING });
  await jest.advanceTimersByTimeAsync(1_900);
  expect(mockMeasure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(mockMeasure).toHaveBeenCalledWith(RELEASE);
});

test('of any other visit only that each page stood, and once the host', async () => {
  const told = visit(0.99);
  told(RELEASE, '0.2.0-h', STANDING);
  await jest.advanceTimersByTimeAsync(10_000);
  told(RELEASE, '0.2.0-h', STANDING);
  const page = { kind: 'stood', bundle: 'jobs', version: '0.2.0-j' };
  expect(mockTell.mock.calls).toEqual([[{ kind: 'stood', bundle: 'host', version: '0.2.0-h' }], [page], [page]]);
  expect(mockMeasure).not.toHaveBeenCalled();
});

test('who saves data is not measured further', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const told = visit(0);
  told(RELEASE, '0.2.0-h', STANDING);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(mockTell).toHaveBeenCalledTimes(2);
  expect(mockMeasure).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
