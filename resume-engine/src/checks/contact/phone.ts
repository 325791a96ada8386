import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Check } from '../check';
import { ofField } from '../evidence';

/** Ten digits of another country do not get the Indian country code. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

export const phone: Check = {
  id: 'C3',
  category: 'contactInformation',
  panel: 'section',
  title: 'A phone number with country code',
  max: 1,
  effort: 1,
  why: 'With +91 before it, your number can be dialed from anywhere and is recognized by every system.',
  judge({ resume: { contact } }) {
    const found = contact.phone;
    if (!found)
      return {
        share: 0,
        message: 'We found no phone number.',
        fix: 'Write your mobile number with country code under your name: +91 98765 43210.',
      };
    const parsed = parsePhoneNumberFromString(found.value, 'IN');
    const isIndian =
      parsed?.country !== 'IN' || INDIAN_MOBILE.test(parsed.nationalNumber) || /^\W*0\d/.test(found.value);
    const shown = parsed?.isValid() && isIndian ? parsed.formatInternational() : undefined;
    const evidence = [ofField(found)];
    if (shown === undefined)
      return {
        share: parsed?.isPossible() ? 0.5 : 0,
        message: `"${found.value}" does not look like a complete number of India, and it has no country code.`,
        fix: 'Check the digits, and write it with country code: +91 98765 43210.',
        evidence,
      };
    if (/^\W*(\+|00)/.test(found.value))
      return { share: 1, message: `Your phone number was read: ${shown}.`, evidence };
    return {
      share: 0.5,
      message: `"${found.value}" was read; the country code is missing.`,
      fix: `Write it as ${shown}.`,
      example: { before: found.value, after: shown },
      evidence,
    };
  },
};
