import fc from 'fast-check';
import { seededRandom } from '../seeded-random';
import { EXPECTED_RAISE_MAX, PART_TIME_FACTOR, payFor } from './pay';

const bands = fc
  .tuple(fc.integer({ min: 18, max: 300 }), fc.integer({ min: 5, max: 100 }))
  .map(([low, width]) => [low / 10, (low + width) / 10] as const);

test('pay stays in the band, halved for part-time, and expected pay lies above the advertised one', () => {
  const anyTerms = fc.record({
    band: bands,
    standing: fc.double({ min: 0, max: 1, noNaN: true }),
    isMetro: fc.boolean(),
    isPartTime: fc.boolean(),
  });
  fc.assert(
    fc.property(anyTerms, fc.string(), (terms, key) => {
      const { ctc, eCTC } = payFor(terms, seededRandom(key));
      const factor = terms.isPartTime ? PART_TIME_FACTOR : 1;
      const [low, high] = terms.band.map((lakhs) => lakhs * factor) as [number, number];
      const rounding = high < 6 ? 0.05 : high < 15 ? 0.25 : 0.5;
      if (ctc !== null) {
        expect(ctc).toBeGreaterThanOrEqual(low - rounding - 1e-9);
        expect(ctc).toBeLessThanOrEqual(high + rounding + 1e-9);
      }
      if (eCTC !== null) expect(eCTC).toBeLessThanOrEqual((high + rounding) * (1 + EXPECTED_RAISE_MAX) + 0.5);
      if (ctc !== null && eCTC !== null) expect(eCTC).toBeGreaterThanOrEqual(ctc);
    }),
    { numRuns: 500 },
  );
});

test('the same position pays more in a metro', () => {
  const terms = { band: [4, 8] as const, standing: 0.5, isPartTime: false };
  const paid = Array.from({ length: 50 }, (_, index) => {
    const metro = payFor({ ...terms, isMetro: true }, seededRandom(`${index}`));
    const town = payFor({ ...terms, isMetro: false }, seededRandom(`${index}`));
    return { metro: metro.ctc, town: town.ctc };
  });
  const disclosed = paid.filter(({ metro }) => metro !== null);
  expect(disclosed.length).toBeGreaterThan(30);
  for (const { metro, town } of disclosed) expect(metro).toBeGreaterThan(town ?? Number.NaN);
});
