import type { SeededRandom } from '../seeded-random';

export interface Pay {
  ctc: number | null;
  eCTC: number | null;
}

interface PayTerms {
  /** Lowest and highest pay of the level, in LPA. */
  band: readonly [number, number];
  /** Where in the band this position stands, from 0 to 1; years asked for follow it too. */
  standing: number;
  isMetro: boolean;
  isPartTime: boolean;
}

/** Half a working week earns half the pay. */
export const PART_TIME_FACTOR = 0.5;
/** What a good candidate can reach, over the advertised pay. */
export const EXPECTED_RAISE_MAX = 0.3;

const METRO_SHIFT = 0.12;

/** Advertised and expected pay in LPA. One advert in seven names no pay, as employers do. */
export function payFor({ band: [low, high], standing, isMetro, isPartTime }: PayTerms, random: SeededRandom): Pay {
  const place = Math.min(1, Math.max(0, standing + (isMetro ? METRO_SHIFT : -METRO_SHIFT)));
  const full = low + (high - low) * place;
  const ctc = roundPay(isPartTime ? full * PART_TIME_FACTOR : full);
  const eCTC = roundPay(ctc * (1.1 + random.fraction() * (EXPECTED_RAISE_MAX - 0.1)));

  switch (random.weighted({ advertised: 52, withExpected: 33, onlyExpected: 5, undisclosed: 10 })) {
    case 'advertised':
      return { ctc, eCTC: null };
    case 'withExpected':
      return { ctc, eCTC };
    case 'onlyExpected':
      return { ctc: null, eCTC };
    case 'undisclosed':
      return { ctc: null, eCTC: null };
  }
}

// Pay is spoken of in tenths when it is small, in halves and whole lakhs when it is not.
function roundPay(lakhs: number): number {
  const perLakh = lakhs < 6 ? 10 : lakhs < 15 ? 2 : 1;
  return Math.round(lakhs * perLakh) / perLakh;
}
