import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Resume } from '../../resume/resume';
import { places } from '../../lexicon/places';
import type { CheckDefinition } from '../check';
import { ofField } from '../evidence';

/** Ten digits of another country do not get the Indian country code. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

export const phone: CheckDefinition = {
  id: 'C3',
  panel: 'section',
  title: 'A phone number with country code',
  max: 1,
  effort: 1,
  why: 'With its country code (+91 for India) your number can be dialed from anywhere and is recognized by every system.',
  judge({ resume }) {
    const found = resume.contact.phone;
    if (!found)
      return {
        share: 0,
        message: 'We found no phone number.',
        fix: 'Write your mobile number with country code under your name: +91 98765 43210.',
      };
    const evidence = [ofField(found)];
    const country = countryOf(resume);
    const parsed = parsePhoneNumberFromString(found.value, country);
    const shown = internationalForm(found.value, country);
    const hasCode = /^\W*(\+|00)/.test(found.value);
    if (shown === undefined)
      return {
        share: parsed?.isPossible() ? 0.5 : 0,
        message: hasCode
          ? `"${found.value}" does not look like a valid phone number.`
          : `"${found.value}" does not look like a complete ${country === 'IN' ? 'Indian' : 'phone'} number, and it has no country code.`,
        fix: `Check the digits, and write it with country code: ${country === 'IN' ? '+91 98765 43210' : `+${getCountryCallingCode(country)} …`}.`,
        evidence,
      };
    if (hasCode) return { share: 1, message: `Your phone number was read: ${shown}.`, evidence };
    const lacks =
      found.value.replace(/\D/g, '') === shown.replace(/\D/g, '')
        ? 'the + before its country code'
        : 'the country code';
    return {
      share: 0.5,
      message: `"${found.value}" was read; ${lacks} is missing.`,
      fix: `Write it as ${shown}.`,
      example: { before: found.value, after: shown },
      evidence,
    };
  },
};

/**
 * The country of the person's place, otherwise that of most workplaces and schools; India if it is
 * not known or there is a place of that name in India. `(805) 555-0143` is written in North America
 * only.
 */
function countryOf({ contact: { phone: number, location }, experience, education }: Resume): CountryCode {
  if (number && /^\W*\([2-9]\d\d\)/.test(number.value)) return 'US';
  const own = countryIn(location?.value ?? '');
  if (own) return own;
  const all = [...experience, ...education].flatMap((entry) => countryIn(entry.location?.value ?? '') ?? []);
  const count = (country: CountryCode) => all.filter((other) => other === country).length;
  return all.toSorted((one, other) => count(other) - count(one))[0] ?? 'IN';
}

function countryIn(place: string): CountryCode | undefined {
  const widest = places.findAll(place).at(-1)?.entry ?? [];
  const names = widest.flatMap(({ name, within }) => [name, ...within]);
  if (names.includes('India')) return 'IN';
  const codes = getCountries();
  return names.flatMap((name) => codes.find((code) => COUNTRY_NAMES.of(code) === name) ?? [])[0];
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** A valid number with its country code; undefined for ten digits of another country. */
function internationalForm(value: string, country: CountryCode): string | undefined {
  const parsed = parsePhoneNumberFromString(value, country);
  if (!parsed?.isValid()) return undefined;
  const isIndian = parsed.country !== 'IN' || INDIAN_MOBILE.test(parsed.nationalNumber) || /^\W*0\d/.test(value);
  return isIndian ? parsed.formatInternational() : undefined;
}
