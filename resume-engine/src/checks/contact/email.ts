import { parse } from 'tldts';
import type { CheckDefinition } from '../check';
import { ofField } from '../evidence';
import type { Contact } from '../../resume/resume';

const SHAPE = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,}$/;
const ROLE = /^(info|admin|office|contact|sales|support|hr|jobs|careers|enquiry|mail)$/i;
const JOKEY =
  /(cool|cute|sexy|hot(?!el|mail)|prince(?!ton)|princess|angel(?!a|i|o)|killer|lover|crazy|dude|devil|rock(?:star|y)|sweet|naughty|handsome|smarty|bad(?:boy|girl)|king(?=\d|$)|queen(?=\d|$)|boss|danger|romeo|gangster|hacker|ninja|heart)/i;

export const isValidEmail = (address: string) =>
  SHAPE.test(address) && parse(address.split('@')[1] ?? '').isIcann === true;

/** Not part of the name: Prince, King and Dudeja are names. */
function isJokey(local: string, name: string): boolean {
  const [word] = JOKEY.exec(local) ?? [];
  return word !== undefined && !name.toLowerCase().includes(word.toLowerCase());
}

const CERTAIN = 0.7;

function exampleFrom(name: Contact['name']): string {
  if (!name || name.confidence < CERTAIN || !/^[a-z .'-]+$/i.test(name.value)) return '';
  const words = name.value.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 1 ? `, such as ${words.join('.')}@gmail.com` : '';
}

export const email: CheckDefinition = {
  id: 'C2',
  panel: 'atsEssentials',
  title: 'A working, plain email address',
  max: 1,
  effort: 1,
  why: 'It is how you are invited, and part of the first impression.',
  judge({ resume: { contact } }) {
    const found = contact.email;
    if (!found)
      return {
        share: 0,
        message: 'We found no email address.',
        fix: 'Write your email address under your name, as text.',
      };
    const [local = ''] = found.value.split('@');
    const problem = !isValidEmail(found.value)
      ? 'does not look like a working address'
      : ROLE.test(local)
        ? 'is an address of an office, not of a person'
        : isJokey(local, contact.name?.value ?? '')
          ? 'may sound like a joke to a recruiter'
          : undefined;
    return {
      share: problem === undefined ? 1 : isValidEmail(found.value) ? 0.5 : 0,
      message: problem ? `"${found.value}" ${problem}.` : `Your email address was read: ${found.value}.`,
      fix: isValidEmail(found.value)
        ? `Use an address made of your name${exampleFrom(contact.name)}.`
        : 'Check the address for typing mistakes.',
      evidence: [ofField(found)],
    };
  },
};
