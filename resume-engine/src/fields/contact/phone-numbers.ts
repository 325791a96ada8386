import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { dateMarks } from '../dates/date-marks';
import { findDates } from '../dates/find-dates';
import { findDateRanges } from '../dates/find-date-ranges';
import { findPlaces } from '../places/find-places';

export interface FoundNumber {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  readonly isValid: boolean;
  readonly hasCountry: boolean;
}

const RUN =
  /(?:(?<=(?<!\p{L})(?:no|nos|num|number|mob|mobile|ph|phone|tel|cell|contact|m|p|t)[.#])|(?<![\p{L}\p{N}@/.,_#$₹%]|\p{N}[-–]))(?:\(\s?\+?|\+|00)?\d[\d\s().·\u2010-\u2015-]{5,28}\d(?![\d@%])/giu;
/** A label that announces a number of any length. */
const LABEL_BEFORE =
  /(?<!\p{L})(?:phone|mobile|mob|tel|telephone|ph|cell(?:phone)?|whats ?app|handphone|hp|mobil|móvil|tél|teléfono|telefone|telefon|telemóvel|celular)\b[^\p{L}\p{N}+]{0,3}(?:(?:no|number|num)\b)?[^\p{L}\p{N}]{0,4}$/iu;
/** Before the number: `Pune 411038 90000 12345`, `Chicago, IL 60601 (555) 123-4567`. */
const POSTAL_CODE = /^(?:\d{5}(?:-\d{4})?|\d{3}\s?\d{3})[\s·\u2010-\u2015-]+(?=\(?\d)/u;
const NO_PHONE_BEFORE =
  /\b(?:aadhaar|aadhar|adhar|uid|pan|passport|pin|pincode|zip|account|a\/c|ifsc|roll|reg(?:istration|d|n)?|enrol?l?ment|id|dob|date|birth|gst|cin|licen[cs]e|membership|employee|certificate|doi|isbn|issn|rs|inr|usd)\b\.?\s?(?:(?:no|number|num|id|card)\b)?[^\p{L}\n]{0,12}$/iu;
const REGION_OF: Readonly<Record<string, CountryCode>> = {
  'united kingdom': 'GB',
  uk: 'GB',
  england: 'GB',
  canada: 'CA',
  australia: 'AU',
  singapore: 'SG',
  uae: 'AE',
  'united arab emirates': 'AE',
  germany: 'DE',
  france: 'FR',
  usa: 'US',
  'united states': 'US',
  nepal: 'NP',
  bangladesh: 'BD',
  'sri lanka': 'LK',
  ireland: 'IE',
  pakistan: 'PK',
  spain: 'ES',
  italy: 'IT',
  netherlands: 'NL',
  'new zealand': 'NZ',
  'south africa': 'ZA',
  malaysia: 'MY',
  philippines: 'PH',
  brazil: 'BR',
  mexico: 'MX',
};
const OTHERS: readonly CountryCode[] = ['US', 'GB', 'AE', 'CA', 'AU', 'SG', 'DE', 'FR'];

/**
 * Countries to try for a number without one: India first, then that of the location, then others.
 */
export function regionsFor(location: string | undefined): readonly CountryCode[] {
  const country = location === undefined ? undefined : REGION_OF[findPlaces(location)[0]?.country?.toLowerCase() ?? ''];
  return [...new Set<CountryCode>(['IN', ...(country ? [country] : []), ...OTHERS])];
}

export function numbersOf(text: string, regions: readonly CountryCode[]): FoundNumber[] {
  if (!/\d{2}/.test(text)) return [];
  const marks = dateMarks(text);
  const dates = [...findDates(text, marks), ...findDateRanges(text, marks)];
  return [...text.matchAll(RUN)].flatMap((match) => {
    const skipped = postalCodeLength(match[0]);
    const from = match.index + skipped;
    const run = match[0].slice(skipped);
    const before = text.slice(Math.max(0, from - 30), from);
    if (skipped === 0 && NO_PHONE_BEFORE.test(before)) return [];
    if (dates.some((date) => date.from < from + run.length && from < date.to)) return [];
    const number = firstNumber(run, regions, LABEL_BEFORE.test(before));
    return number ? [{ ...number, from: from + number.from, to: from + number.from + number.raw.length }] : [];
  });
}

const digitCount = (text: string) => text.replace(/\D/g, '').length;

function postalCodeLength(run: string): number {
  const length = POSTAL_CODE.exec(run)?.[0].length ?? 0;
  return length > 0 && digitCount(run.slice(length)) >= 9 ? length : 0;
}

/** An Aadhaar number, a postal code, a card number. */
const OTHER_NUMBER = /^(?:\d{4}\s\d{4}\s\d{4}|\d{3}\s?\d{3})$|^\d{4}(?:[\s-]+\d{4}){3}/;

/**
 * The first number of a run of digits: the longest valid prefix at a gap, otherwise the whole run
 * if its length fits.
 */
function firstNumber(run: string, regions: readonly CountryCode[], isLabeled: boolean): FoundNumber | undefined {
  if (OTHER_NUMBER.test(run)) return undefined;
  const ends = [
    run.length,
    ...[...run.matchAll(/\d(?=[\s.·\u2010-\u2015-])/g)].map(({ index }) => index + 1).reverse(),
  ];
  let possible: FoundNumber | undefined;
  for (const end of ends) {
    const raw = balanced(run.slice(0, end));
    const digits = digitCount(raw);
    if (digits < 7 || digits > 15) continue;
    const judged = judge(raw, regions);
    if (judged === 'valid') return number(raw, true);
    const isShort = isLabeled && digits < 10 && !/^(?:\(?\+|00)/.test(raw);
    if (isShort || (judged === 'possible' && digits >= 10)) possible ??= number(raw, false);
  }
  return possible;
}

const number = (raw: string, isValid: boolean): FoundNumber => ({
  from: 0,
  to: raw.length,
  raw,
  isValid,
  hasCountry: /^\(?\+/.test(raw),
});

const balanced = (raw: string) => (raw.startsWith('(') && !raw.includes(')') ? raw.slice(1) : raw);

function judge(raw: string, regions: readonly CountryCode[]): 'valid' | 'possible' | undefined {
  const dialled = raw
    .replace(/[·\u2010-\u2015-]+/g, '-')
    .replace(/^\(\s?(\+?\d+)\s?\)/, '$1 ')
    .replace(/^00/, '+')
    .replace(/^(\+\d{1,3}[\s-]*)\(?0\)?/, '$1');
  const digits = dialled.replace(/\D/g, '');
  const tries = dialled.startsWith('+') ? regions.slice(0, 1) : digits.length < 10 ? [] : regions;
  let isPossible = false;
  for (const region of tries) {
    const parsed = parsePhoneNumberFromString(dialled, region);
    if (parsed?.isValid()) return 'valid';
    isPossible ||= parsed?.isPossible() ?? false;
  }
  return isPossible || (/^91\d{10}$/.test(digits) && !dialled.startsWith('+')) ? 'possible' : undefined;
}
