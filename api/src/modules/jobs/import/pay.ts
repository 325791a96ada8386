import { MAX_CTC } from '@kadam/shared/contract/jobs';
import { quoted, ValueError } from '../../../import/errors';
import { moneyText } from './money';
import { plainText } from '../../../import/values/text';

/** Pay in LPA (lakh rupees a year). `high` is null if there is only one amount. */
export interface PayRange {
  readonly low: number;
  readonly high: number | null;
}

export type PayReading =
  | { readonly status: 'named'; readonly range: PayRange }
  | { readonly status: 'undisclosed' }
  /** Stated, but not as rupees per period that converts to a year. */
  | { readonly status: 'foreign'; readonly remark: string };

const LAKH = 100_000;
const MAX_LENGTH = 200;
/**
 * Amounts without a unit: below the first they can only be lakhs a year, from the second they can
 * only be rupees; amounts between them are ambiguous.
 */
const MAX_LAKHS = 500;
const MIN_RUPEES = 1_000;
/** Smaller amounts of rupees without a period are as often monthly as yearly. */
const MIN_YEARLY_RUPEES = 100_000;

const AMOUNT = String.raw`(\d+(?:\.\d+)?)\s*(lpa|lakhs?|lacs?|l|crores?|cr|k|thousand)?\s*\+?`;
const PERIOD = String.raw`(?:(?:per|a|an|/)?\s*(year|yearly|annum|annually|annual|pa|yr|y|month|monthly|pm|mon|mo|week|weekly|day|daily|hour|hourly|hr))?`;
const PAY = new RegExp(
  String.raw`^(?:from|upto|up to|about|approx|ctc|salary|pay)?\s*:?\s*${AMOUNT}${PERIOD}(?:\s*(?:-|–|—|to)\s*${AMOUNT}${PERIOD})?\s*(?:ctc|only)?$`,
);
const RUPEES = /₹|\brs\b\.?|\binr\b|\brupees?\b/g;
const FOREIGN = /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|cad|aud|jpy|qar|sar|kwd|omr|bhd|myr|chf)\b/i;
const UNDISCLOSED =
  /^(?:-+|n\/?a|nil|none|null|0+(?:\.0+)?|tbd|(?:undisclosed|confidential|negotiable|competitive|attractive|depend|as per|best in|to be |(?:salary )?not )[^\d]*)$/;

/** Parses "12", "8-12 LPA", "₹8,00,000 – ₹12,00,000 a year", "50k per month" and similar texts. */
export function readPay(value: unknown): PayReading {
  const text = wordsOf(value);
  const pay = text.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
  if (UNDISCLOSED.test(pay)) return { status: 'undisclosed' };
  if (FOREIGN.test(pay)) return { status: 'foreign', remark: 'pay in another currency than rupees was left out' };
  const match = PAY.exec(bare(pay));
  if (!match) throw unclear(text);
  const [, low = '', lowUnit = match[5], lowPeriod, high, highUnit = lowUnit, period = lowPeriod] = match;
  if (Number(low) === 0 && !Number(high)) return { status: 'undisclosed' };
  const times = timesAYear(period);
  if (times === undefined) return { status: 'foreign', remark: 'pay by the day or hour was left out' };
  const inLpa = (amount: string, unit: string | undefined) =>
    bounded(lakhs({ amount: Number(amount), unit, period }, text) * times, text);
  return { status: 'named', range: rising(inLpa(low, lowUnit), high && inLpa(high, highUnit), text) };
}

function wordsOf(value: unknown): string {
  const [first] = [value].flat();
  return typeof first === 'object' && first !== null ? moneyText(first) : plainText(first);
}

const bare = (pay: string) =>
  pay
    .replace(RUPEES, '')
    .replace(/(?<=\d),(?=(?:\d{2},)*\d{3}(?!\d))/g, '')
    .replace(/\/-/g, '')
    .replace(/p\.\s?([am])\.?/g, 'p$1')
    .trim();

function rising(low: number, high: number | '' | undefined, text: string): PayRange {
  if (typeof high !== 'number') return { low, high: null };
  if (high >= low) return { low, high };
  throw new ValueError(`${quoted(text)} ends below where it begins. Write the lower amount first.`);
}

interface Amount {
  readonly amount: number;
  readonly unit: string | undefined;
  readonly period: string | undefined;
}

function lakhs({ amount, unit, period }: Amount, text: string): number {
  if (unit?.startsWith('l')) return amount;
  if (unit?.startsWith('c')) return amount * 100;
  if (!unit && amount < MAX_LAKHS && timesAYear(period) === 1) return amount;
  const rupees = unit ? amount * 1_000 : amount;
  if (rupees < MIN_RUPEES) throw unclear(text);
  if (rupees < MIN_YEARLY_RUPEES && !period)
    throw new ValueError(
      `${quoted(text)} may be rupees a month or a year. Write which, such as 25000 per month, or write it in LPA.`,
    );
  return rupees / LAKH;
}

function timesAYear(period: string | undefined): number | undefined {
  if (!period || /^(?:y|a|pa)/.test(period)) return 1;
  if (/^(?:mo|pm)/.test(period)) return 12;
  return period.startsWith('w') ? 52 : undefined;
}

function bounded(pay: number, text: string): number {
  if (pay > MAX_CTC)
    throw new ValueError(`${quoted(text)} is more than ${MAX_CTC} LPA. Check the amount and its unit.`);
  return Math.round(pay * 10_000) / 10_000;
}

const unclear = (text: string) =>
  new ValueError(
    `${quoted(text)} is not an amount we understand. Write it in LPA, such as 12 or 8-12 LPA, or leave it empty.`,
  );
