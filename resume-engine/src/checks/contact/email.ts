import { parse } from 'tldts';
import type { Check } from '../check';
import { ofField } from '../evidence';

const SHAPE = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,}$/;
const ROLE = /^(info|admin|office|contact|sales|support|hr|jobs|careers|enquiry|mail)$/i;
const JOKEY =
  /(cool|cute|sexy|hot(?!el|mail)|prince(?!ton)|princess|angel(?!a|i|o)|killer|lover|crazy|dude|devil|rock(?:star|y)|sweet|naughty|handsome|smarty|bad(?:boy|girl)|king(?=\d|$)|queen(?=\d|$)|boss|danger|romeo|gangster|hacker|ninja|heart)/i;

export const isValidEmail = (address: string) =>
  SHAPE.test(address) && parse(address.split('@')[1] ?? '').isIcann === true;

export const email: Check = {
  id: 'C2',
  category: 'contactInformation',
  panel: 'atsEssentials',
  title: 'A working, plain e-mail address',
  max: 1,
  effort: 1,
  why: 'It is how you are invited, and part of the first impression.',
  judge({ resume: { contact } }) {
    const found = contact.email;
    const suggestion = contact.name
      ? `${contact.name.value
          .toLowerCase()
          .replace(/[^a-z]+/g, '.')
          .replace(/^\.|\.$/g, '')}@…`
      : undefined;
    if (!found)
      return {
        share: 0,
        message: 'We found no e-mail address.',
        fix: 'Write your e-mail address under your name, as text.',
      };
    const [local = ''] = found.value.split('@');
    const problem = !isValidEmail(found.value)
      ? 'does not look like a working address'
      : ROLE.test(local)
        ? 'is an address of an office, not of a person'
        : JOKEY.test(local)
          ? 'may sound like a joke to a recruiter'
          : undefined;
    return {
      share: problem === undefined ? 1 : isValidEmail(found.value) ? 0.5 : 0,
      message: problem ? `"${found.value}" ${problem}.` : `Your e-mail address was read: ${found.value}.`,
      fix: suggestion
        ? `Use an address made of your name, such as ${suggestion}.`
        : 'Use an address made of your name.',
      evidence: [ofField(found)],
    };
  },
};
