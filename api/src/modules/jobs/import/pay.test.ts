import fc from 'fast-check';
import { ValueError } from '../../../import/errors';
import { readPay } from './pay';

const named = (low: number, high: number | null = null) => ({ status: 'named', range: { low, high } });

test.each<[unknown, object]>([
  ['12', named(12)],
  [12.5, named(12.5)],
  ['12 LPA', named(12)],
  ['12LPA', named(12)],
  ['12 Lakhs p.a.', named(12)],
  ['8-12 LPA', named(8, 12)],
  ['8 – 12 Lacs per annum', named(8, 12)],
  ['8 LPA to 12 LPA', named(8, 12)],
  ['₹ 8,00,000 - ₹ 12,00,000 a year', named(8, 12)],
  ['Rs. 6,00,000/- per annum', named(6)],
  ['INR 600000', named(6)],
  ['50k per month', named(6)],
  ['25,000 - 40,000 per month', named(3, 4.8)],
  ['1.2 crore', named(120)],
  ['up to 10 LPA', named(10)],
  ['10,000 weekly', named(5.2)],
  [{ currency: 'INR', value: { minValue: 800000, maxValue: 1200000, unitText: 'YEAR' } }, named(8, 12)],
  [{ '@type': 'MonetaryAmount', currency: 'INR', value: { value: 50000, unitText: 'MONTH' } }, named(6)],
  [{ currency: 'INR', value: 600000 }, named(6)],
  [{ min: 4, max: 6 }, named(4, 6)],
  [[{ currency: 'INR', value: { minValue: 20000, maxValue: 30000, unitText: 'MON' } }], named(2.4, 3.6)],
  [['8-12 LPA'], named(8, 12)],
  ['0-3 LPA', named(0, 3)],
  ['CTC: 5 LPA', named(5)],
  ['Not disclosed', { status: 'undisclosed' }],
  ['As per industry standards', { status: 'undisclosed' }],
  ['Competitive', { status: 'undisclosed' }],
  ['0', { status: 'undisclosed' }],
  [{ currency: 'INR', value: {} }, { status: 'undisclosed' }],
  [{ currency: 'INR', value: { minValue: 0, maxValue: 0, unitText: 'YEAR' } }, { status: 'undisclosed' }],
  ['$90,000', { status: 'foreign', remark: 'pay in another currency than rupees was left out' }],
  [
    { currency: 'EUR', value: { value: 60000 } },
    { status: 'foreign', remark: 'pay in another currency than rupees was left out' },
  ],
  ['500 per hour', { status: 'foreign', remark: 'pay by the day or hour was left out' }],
])('%j is %j', (text, expected) => {
  expect(readPay(text)).toEqual(expected);
});

test.each([
  ['lots', "'lots' is not an amount we understand. Write it in LPA, such as 12 or 8-12 LPA, or leave it empty."],
  ['700', "'700' is not an amount we understand."],
  ['12,5 LPA', "'12,5 LPA' is not an amount we understand."],
  ['15K - 20K', "'15K - 20K' may be rupees a month or a year."],
  ['40 per month', "'40 per month' is not an amount we understand."],
  ['Rs. 25,000/-', "'Rs. 25,000/-' may be rupees a month or a year. Write which, such as 25000 per month"],
  ['12-8 LPA', "'12-8 LPA' ends below where it begins."],
  ['-5', "'-5' is not an amount we understand."],
  ['9999999 lakh', "'9999999 lakh' is more than 100000 LPA."],
  ['12 LPA\u001b[2J', "'12 LPA·[2J' is not an amount we understand."],
])('%j is rejected with a message that explains what to write', (text, message) => {
  expect(() => readPay(text)).toThrow(ValueError);
  expect(() => readPay(text)).toThrow(message);
});

test('an amount means the same in lakhs, in rupees and by the month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 499 }), (lakhs) => {
      const expected = named(lakhs);
      expect(readPay(`${lakhs} LPA`)).toEqual(expected);
      expect(readPay(String(lakhs * 100_000))).toEqual(expected);
      expect(readPay(`₹${(lakhs * 100_000).toLocaleString('en-IN')} per annum`)).toEqual(expected);
      expect(readPay({ currency: 'INR', value: { value: lakhs * 100_000, unitText: 'YEAR' } })).toEqual(expected);
    }),
  );
});

test('any text is parsed as a pay within limits or rejected with a message', () => {
  const words = fc.constantFrom(
    '12',
    '8-12',
    '₹',
    'LPA',
    'per',
    'month',
    '/',
    ',',
    '.',
    '-',
    'to',
    'cr',
    '9'.repeat(30),
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join('')),
      ),
      (text) => {
        try {
          const reading = readPay(text);
          if (reading.status !== 'named') return;
          expect(reading.range.low).toBeGreaterThanOrEqual(0);
          expect(reading.range.high ?? reading.range.low).toBeLessThanOrEqual(100_000);
        } catch (error) {
          expect(error).toBeInstanceOf(ValueError);
        }
      },
    ),
  );
});
