import { isPhone } from '@kadam/shared/contract/text-rules';
import type { FormField } from './jobseeker-form';

interface Expected {
  readonly isUsual: (value: string) => boolean;
  readonly hint: string;
}

const NUMBER = /^(?:₹|rs\.?|inr)?\s*\d[\d.,]*\s*\+?\s*(?:lpa|lakhs?|years?|yrs?|months?|weeks?|days?)?$/i;
const isNumber = (value: string) => NUMBER.test(value);

const EXPECTED: Readonly<Partial<Record<FormField, Expected>>> = {
  phone: { isUsual: isPhone, hint: 'Usually 7 to 15 digits, such as +91 98765 43210.' },
  yearOfExperience: { isUsual: isNumber, hint: 'Usually a number of years, such as 4 or 2.5.' },
  currentPackage: { isUsual: isNumber, hint: 'Usually a number of lakh rupees a year, such as 12.5.' },
  expectedPackage: { isUsual: isNumber, hint: 'Usually a number of lakh rupees a year, such as 15.' },
  noticePeriod: { isUsual: isNumber, hint: 'Usually a number of days, such as 30.' },
  resume: { isUsual: isWebAddress, hint: 'Usually a whole web address that begins with https://.' },
};

/** A hint for an unusual value, which is saved anyway (docs/specification-decisions.md, row 32). */
export function profileHint(field: FormField, value: string): string | undefined {
  const expected = EXPECTED[field];
  if (!expected || value.trim() === '' || expected.isUsual(value.trim())) return undefined;
  return `${expected.hint} It is saved as you write it.`;
}

/** An http(s) URL without credentials. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+\S*$/i.test(value) && URL.canParse(value);
}
