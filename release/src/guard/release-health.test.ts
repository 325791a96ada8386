import { compareHealth } from './release-health';

type Rates = readonly [failures: number, visits: number];
type Times = readonly [count: number, p25: number, p75: number];

const UNTIMED = { count: 0, p25: 0, p75: 0 };
const ONE_NETWORK = { failing: 1, measured: 1 };
const rates = ([failures, visits]: Rates) => ({ failures, visits, times: UNTIMED, networks: ONE_NETWORK });

describe('a release is slow', () => {
  const slow = ([count, p25, p75]: Times, [others, othersP25, othersP75]: Times) =>
    compareHealth(
      { ...rates([0, 100]), times: { count, p25, p75 } },
      { ...rates([0, 100]), times: { count: others, p25: othersP25, p75: othersP75 } },
    ).isBad;

  it('if it takes ten times as long as its baseline', () => {
    expect(slow([10, 2_000, 6_000], [10, 200, 600])).toBe(true);
    expect(slow([400, 4_000, 15_000], [4_000, 400, 1_500])).toBe(true);
  });

  it('but not with few visitors, a small difference or short times', () => {
    expect(slow([9, 20_000, 60_000], [4_000, 200, 600])).toBe(false);
    expect(slow([400, 20_000, 60_000], [9, 200, 600])).toBe(false);
    expect(slow([400, 1_200, 3_000], [4_000, 400, 1_500])).toBe(false);
    expect(slow([400, 500, 900], [4_000, 40, 90])).toBe(false);
  });
});

describe('a release is bad', () => {
  it.each<[Rates, Rates]>([
    [
      [10, 10],
      [0, 10],
    ],
    [
      [10, 10],
      [0, 0],
    ],
    [
      [60, 1000],
      [10, 1000],
    ],
    [
      [9, 20],
      [1, 200],
    ],
  ])('if %j failed and %j of the baseline', ([failures, visits], [otherFailures, otherVisits]) => {
    expect(compareHealth(rates([failures, visits]), rates([otherFailures, otherVisits])).isBad).toBe(true);
  });

  it.each<[Rates, Rates]>([
    [
      [9, 9],
      [0, 1000],
    ],
    [
      [4, 10],
      [0, 1000],
    ],
    [
      [20, 1000],
      [10, 1000],
    ],
    [
      [5, 10],
      [5, 10],
    ],
    [
      [10, 20],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('but not if %j failed and %j of the baseline', ([failures, visits], [otherFailures, otherVisits]) => {
    expect(compareHealth(rates([failures, visits]), rates([otherFailures, otherVisits])).isBad).toBe(false);
  });
});

describe('failures are widespread', () => {
  const widespread = (failing: number, measured: number) => {
    const networks = { failing, measured };
    const times = { count: 50, p25: 20_000, p75: 60_000 };
    const before = { ...rates([0, 100]), times: { count: 50, p25: 200, p75: 600 } };
    return [
      compareHealth({ ...rates([80, 100]), networks }, before).isWidespread,
      compareHealth({ ...rates([0, 100]), times, networks }, before).isWidespread,
    ];
  };

  it('if they come from 20 networks', () => {
    expect(widespread(20, 19)).toEqual([true, false]);
    expect(widespread(19, 20)).toEqual([false, true]);
  });
});
